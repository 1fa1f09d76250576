import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createFaucet } from './index.ts'

// A stand-in that says one thing: the faucet itself belongs to the practice world and is tested there.
let server: Server | null = null
const asked: unknown[] = []

async function faucetAnswering(answer: { status: number; body: string; retryAfter?: string }) {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {})
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return createFaucet({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/faucet` })
}
afterEach(() => {
  server?.close()
  server = null
  asked.length = 0
})

describe('the faucet behind an address', () => {
  it('asks for one chain and gives the ids of its transactions', async () => {
    const faucet = await faucetAnswering({ status: 200, body: '{"sent":{"bsc":["0x1","0x2"]}}' })
    expect(await faucet.fund({ chain: 'bsc', address: '0xabc' })).toEqual({
      state: 'sent',
      transactionIds: ['0x1', '0x2'],
    })
    await faucet.fund({ chain: 'solana', address: 'So1' })
    expect(asked).toEqual([
      { evm: '0xabc', chains: ['bsc'] },
      { solana: 'So1', chains: ['solana'] },
    ])
  })

  it('says how long an address has to wait', async () => {
    const faucet = await faucetAnswering({ status: 429, body: '{}', retryAfter: '17' })
    expect(await faucet.fund({ chain: 'solana', address: 'So1' })).toEqual({
      state: 'cooling',
      retryAfterMs: 17_000,
    })
  })

  it.each([
    { status: 502, body: '{"error":"no"}', code: 'faucet/unavailable' },
    { status: 503, body: 'not json', code: 'faucet/unavailable' },
    { status: 400, body: '{"error":"no address"}', code: 'faucet/refused' },
    { status: 200, body: '<html>', code: 'faucet/refused' },
  ])('a $status with $body is $code', async ({ code, ...answer }) => {
    const faucet = await faucetAnswering(answer)
    await expect(faucet.fund({ chain: 'solana', address: 'So1' })).rejects.toMatchObject({ code })
  })

  it('nobody there is unavailable', async () => {
    const faucet = createFaucet({ url: 'http://127.0.0.1:9/faucet' })
    await expect(faucet.fund({ chain: 'solana', address: 'So1' })).rejects.toMatchObject({
      code: 'faucet/unavailable',
      retryable: true,
    })
  })
})

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../universe/build-universe.ts'
import type { World } from '../world/world.ts'
import { mountFaucet } from './mount-faucet.ts'

const SOLANA = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'
const EVM = '0x1111111111111111111111111111111111111111'
const universe = buildUniverse('faucet')

type Sent = { chain: string; to: string; native: bigint; tokens: readonly string[] }

/** Only the books of the chains are kept here; that they really pay is seen in the living world. */
async function openFaucet() {
  const sent: Sent[] = []
  const broken = new Set<string>()
  const pay = async (gift: Sent) => {
    if (broken.has(gift.chain)) throw new Error(`${gift.chain} is away`)
    sent.push(gift)
    return [`${gift.chain}-${sent.length}`]
  }
  const evmChain = (chain: string) => ({
    fund: (to: string, gift: { nativeRaw: bigint; tokens: { address: string; amountRaw: bigint }[] }) =>
      pay({ chain, to, native: gift.nativeRaw, tokens: gift.tokens.map((each) => `${each.amountRaw}`) }),
  })
  const world = {
    universe,
    solana: {
      fund: (to: string, gift: { lamports: bigint; tokens: { mint: string; amountRaw: bigint }[] }) =>
        pay({
          chain: 'solana',
          to,
          native: gift.lamports,
          tokens: gift.tokens.map((each) => `${each.amountRaw}`),
        }),
    },
    evm: { ethereum: evmChain('ethereum'), bsc: evmChain('bsc'), hedera: evmChain('hedera') },
    log: { info: () => {}, warn: () => {} },
  } as unknown as World
  const app = Fastify()
  mountFaucet(app, world)
  const ask = async (body: object) => {
    const response = await app.inject({ method: 'POST', url: '/faucet', payload: body })
    return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after'] }
  }
  return { sent, broken, ask }
}

describe('the faucet', () => {
  it('pays several separate gifts on four chains, in the units of each', async () => {
    const { sent, ask } = await openFaucet()
    const answer = await ask({ solana: SOLANA, evm: EVM })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body.sent).toSorted()).toEqual(['bsc', 'ethereum', 'hedera', 'solana'])
    expect(answer.body.sent.solana).toHaveLength(4)
    const on = (chain: string) =>
      sent.filter((each) => each.chain === chain).map(({ native, tokens }) => [native, ...tokens])
    expect(on('solana')).toEqual([
      [5_000_000_000n],
      [0n, '500000000'],
      [0n, '200000000000'],
      [0n, '150000000'],
    ])
    expect(on('ethereum')).toEqual([[2n * 10n ** 18n], [0n, '1000000000']])
    expect(on('bsc')).toEqual([[3n * 10n ** 18n], [0n, '500000000000000000000']])
    expect(on('hedera')).toEqual([[100_000_000_000n], [0n, '200000000'], [0n, '2500000000']])
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([SOLANA, EVM]))
  })

  it('lets an address wait a minute on each chain, however it is spelled', async () => {
    const { sent, ask } = await openFaucet()
    const mixed = '0xABCDEFabcdefABCDEFabcdefABCDEFabcdefABCD'
    await ask({ evm: mixed, chains: ['bsc'] })
    const again = await ask({ evm: mixed.toLowerCase(), chains: ['bsc'] })
    expect(again).toMatchObject({ status: 429, retryAfter: '60', body: { retryAfterSeconds: 60 } })
    expect(sent).toHaveLength(2)
    expect((await ask({ evm: mixed, chains: ['bsc', 'hedera'] })).body.sent).toEqual({
      hedera: [expect.any(String), expect.any(String), expect.any(String)],
    })
  })

  it('pays the chains that stand, says that one is away, and pays only that one the next time', async () => {
    const { sent, broken, ask } = await openFaucet()
    broken.add('ethereum')
    const first = await ask({ solana: SOLANA, evm: EVM })
    expect(first.status).toBe(502)
    expect(Object.keys(first.body.sent).toSorted()).toEqual(['bsc', 'hedera', 'solana'])
    broken.clear()
    sent.length = 0
    expect((await ask({ solana: SOLANA, evm: EVM })).status).toBe(200)
    expect(new Set(sent.map(({ chain }) => chain))).toEqual(new Set(['ethereum']))
  })

  it.each([
    {},
    { solana: 'nonsense' },
    { evm: '0x12' },
    { evm: EVM, chains: ['solana'] },
    { evm: EVM, chains: ['moon'] },
    { evm: EVM, amount: 1_000_000 },
  ])('refuses %j', async (body) => {
    const { sent, ask } = await openFaucet()
    expect((await ask(body)).status).toBe(400)
    expect(sent).toEqual([])
  })
})

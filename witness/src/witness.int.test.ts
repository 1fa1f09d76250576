import { spawn } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Attestation,
  attestResponse,
  type FactQuestion,
  factText,
  witnessHealth,
} from '@windhover/core/authority/facts'
import { NETWORKS } from '@windhover/core/authority/networks'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import { callSocket } from '@windhover/testkit/call-socket'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWitnessKey } from './key-file.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let sandbox: TestSandbox
let dir: string
let key: string
let env: Record<string, string>
let socketPath: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  dir = await mkdtemp(join(tmpdir(), 'wh-witness-int-'))
  socketPath = join(dir, 'run', 'witness.sock')
  const keyFile = join(dir, 'key')
  key = await makeWitnessKey(keyFile)
  env = { ...sandbox.env, WORLD: 'practice', WITNESS_SOCKET: socketPath, WITNESS_KEY_FILE: keyFile }
})
afterAll(async () => {
  await sandbox?.stop()
  await rm(dir, { recursive: true, force: true })
})

function start(change: Record<string, string> = {}) {
  const output: string[] = []
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH ?? '', ...env, ...change } })
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  return { child, output, exited: once(child, 'exit').then(([code]) => code as number | null) }
}

const ask = async (method: string, path: string, body?: unknown) => {
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return await callSocket({ socketPath, method, path, ...(body === undefined ? {} : sent) })
}
async function attest(...facts: FactQuestion[]): Promise<Attestation[]> {
  const { status, body } = await ask('POST', '/attest', { facts })
  expect({ status, body }).toMatchObject({ status: 200 })
  return attestResponse.parse(JSON.parse(body)).attestations
}
const factsOf = async (...facts: FactQuestion[]) => (await attest(...facts)).map(({ fact }) => fact)
const rpc = async (method: string, params: unknown[], url = sandbox.env.SOLANA_RPC_URL ?? '') => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { result: unknown }).result
}

it('does not start with a key that others can read', async () => {
  await chmod(env.WITNESS_KEY_FILE ?? '', 0o440)
  const { exited, output } = start()
  expect(await exited).toBe(1)
  expect(output.join('')).toContain('its mode must be 0400')
  await chmod(env.WITNESS_KEY_FILE ?? '', 0o400)
})

it('does not start as a witness of a world that its nodes are not of', async () => {
  const { exited, output } = start({ WORLD: 'live' })
  expect(await exited).toBe(1)
  expect(output.join('')).toContain(`the node of ethereum is on network ${NETWORKS.practice.ethereum}, not 1`)
})

describe('a witness of the practice world', () => {
  let running: ReturnType<typeof start>
  beforeAll(async () => {
    running = start()
    await waitUntil({
      what: 'a witness that hears every source',
      timeoutMs: 60_000,
      check: async () => {
        if (running.child.exitCode !== null) throw new Error(running.output.join(''))
        return (await ask('GET', '/health').catch(() => null))?.status === 200
      },
    })
  })
  afterAll(async () => {
    running.child.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  })

  it('says who it is and whom it hears', async () => {
    expect(witnessHealth.parse(JSON.parse((await ask('GET', '/health')).body))).toEqual({
      ready: true,
      world: 'practice',
      networks: NETWORKS.practice,
      key,
      sources: { 'price-stream': true, pools: true, jupiter: true, geckoterminal: true },
    })
    await attest({ kind: 'price', chain: 'solana', token: 'native' })
    const { body } = await ask('GET', '/metrics')
    expect(body).toMatch(/windhover_witness_signed_total\{kind="price"\} [1-9]/)
    expect(body).toContain('windhover_witness_source_heard{source="pools"} 1')
  })

  it('signs the price of every coin, by two sources at least', async () => {
    const said = await attest(
      ...CHAIN_IDS.map((chain) => ({ kind: 'price', chain, token: 'native' }) as const),
    )
    expect(said).toHaveLength(CHAIN_IDS.length)
    for (const each of said) {
      const { fact, at } = each
      if (fact.kind !== 'price') throw new Error(`no price but ${fact.kind}`)
      expect(fact.decimals).toBe(CHAINS[fact.chain].native.decimals)
      expect(new Set(fact.sources).size).toBeGreaterThanOrEqual(2)
      expect(Number(fact.usdHigh)).toBeGreaterThanOrEqual(Number(fact.usdLow))
      expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
      const publicKey = createPublicKey({
        key: Buffer.from(key, 'hex'),
        format: 'raw-public',
        asymmetricKeyType: 'ed25519',
      })
      const text = Buffer.from(factText('practice', each))
      expect(verify(null, text, publicKey, Buffer.from(each.signature, 'hex'))).toBe(true)
    }
  })

  it('reads the digits behind the point from the chain', async () => {
    expect(
      await factsOf(
        { kind: 'price', chain: 'solana', token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
        { kind: 'price', chain: 'ethereum', token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { kind: 'price', chain: 'bsc', token: '0x55d398326f99059fF775485246999027B3197955' },
        { kind: 'price', chain: 'hedera', token: '0.0.456858' },
      ),
    ).toMatchObject([
      { kind: 'price', decimals: 6 },
      { kind: 'price', decimals: 6 },
      { kind: 'price', decimals: 18 },
      { kind: 'price', decimals: 6 },
    ])
  })

  it('says nothing of what is no token', async () => {
    expect(
      await attest({ kind: 'price', chain: 'ethereum', token: '0x000000000000000000000000000000000000dEaD' }),
    ).toEqual([])
    expect((await ask('POST', '/attest', { facts: [{ kind: 'weather' }] })).status).toBe(400)
  })

  it('counts the transactions that are final', async () => {
    const address = '0x00000000000000000000000000000000000000aa'
    expect(await factsOf({ kind: 'evm-nonce', chain: 'ethereum', address })).toEqual([
      { kind: 'evm-nonce', chain: 'ethereum', address, count: 0 },
    ])
  })

  it('tells a living blockhash from one that is gone, and knows no signature that nobody made', async () => {
    const latest = (await rpc('getLatestBlockhash', [])) as { value: { blockhash: string } }
    const gone = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
    const signature = '5'.repeat(88)
    expect(
      await factsOf(
        { kind: 'solana-blockhash', blockhash: latest.value.blockhash },
        { kind: 'solana-blockhash', blockhash: gone },
        { kind: 'solana-signature', signature },
      ),
    ).toMatchObject([
      { blockhash: latest.value.blockhash, expired: false, height: expect.any(Number) },
      { blockhash: gone, expired: true },
      { signature, known: false },
    ])
  })

  it('signs no price while one source lies', async () => {
    const set = (target: string, times: number) =>
      fetch(`${sandbox.httpUrl}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target, kind: 'lie', times }),
      })
    expect((await set('jupiter', 1)).ok).toBe(true)
    // Of a token that was not asked about before, so that the lie is what is heard.
    const token = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
    expect(await attest({ kind: 'price', chain: 'solana', token })).toEqual([])
  })
})

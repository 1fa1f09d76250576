import { discoveryRoutes, type MarkedToken } from '@windhover/core/discovery/contract'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import type { Listing } from '@windhover/sandbox/universe/listing'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const universe = buildUniverse('windhover')
const first = (chain: Listing['chain'], fits: (listing: Listing) => boolean): string => {
  const listing = universe.onChain(chain).find(fits)
  if (listing === undefined) throw new Error(`nothing like that on ${chain}`)
  return listing.address
}
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
/** Of a launch that stands in the memezone and in no index. */
const OTTR = '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm'
const POOLS = new URL('../../adapters/memezone/__fixtures__/pools.json', import.meta.url)

let sandbox: TestSandbox
let proxy: CountingProxy
let memezone: ReplayServer
let database: TestDatabase
let instances: readonly TestApi[]
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sandbox = await useSandbox()
  proxy = await startCountingProxy(sandbox.env)
  memezone = await startReplayServer(readRecordings(POOLS))
  database = await createTestDatabase()
  const redis = testRedis()
  const start = (instance: string) =>
    startTestApi({
      ...{
        databaseUrl: database.url,
        redis,
        instance,
        rateLimits: NO_LIMITS,
        only: ['accounts', 'discovery'],
      },
      env: { ...proxy.env, MEMEZONE_URL: memezone.url },
    })
  instances = [await start('1'), await start('2')]
  headers = (await signInOverHttp({ apiUrl: instances[0]?.url ?? '', origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  for (const api of instances ?? []) await api.close()
  await database?.drop()
  await memezone?.stop()
  await proxy?.close()
  await sandbox?.stop()
})

async function mark(chain: string, addresses: readonly string[], viewer = 0): Promise<MarkedToken[]> {
  const answer = await fetch(new URL('/api/discovery/marks', instances[viewer % 2]?.url), {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ chain, addresses }),
  })
  expect(answer.status).toBe(200)
  return discoveryRoutes.markTokens.response.parse(await answer.json())
}
const markOne = async (chain: string, address: string) => {
  const [marked] = await mark(chain, [address])
  if (marked === undefined) throw new Error('not marked')
  return { ...marked, find: (kind: string) => marked.marks.find((each) => each.kind === kind) }
}

describe('the marks of tokens', () => {
  it('are low for a known coin whose sale was quoted, and say that it was', async () => {
    const jup = await markOne('solana', JUP)
    expect(jup).toMatchObject({ verdict: 'low', toCheck: 0 })
    expect(jup.find('sellable')).toMatchObject({
      ...{ state: 'fine', claim: 'Can be sold', figure: expect.stringMatching(/%$/) },
      reason: 'A sale of 0.1 SOL was quoted by Jupiter, not simulated.',
    })
  })

  it.each(['solana', 'ethereum', 'bsc'] as const)('know what cannot be sold on %s', async (chain) => {
    const trap = await markOne(
      chain,
      first(chain, (each) => each.risk.honeypot),
    )
    expect(trap.verdict).toBe('cannot-sell')
    expect(trap.marks[0]).toMatchObject({ kind: 'sellable', state: 'danger', claim: 'Cannot be sold' })
  })

  it('name what is to check on Solana', async () => {
    const minter = await markOne(
      'solana',
      first('solana', (each) => each.risk.mintAuthority !== null && !each.isVerified && !each.risk.honeypot),
    )
    expect(minter.verdict).toBe('check')
    expect(minter.find('mint-authority')).toMatchObject({
      ...{ state: 'check', claim: 'Mint authority is active', reason: 'More tokens can be created.' },
    })
    const taxed = await markOne(
      'solana',
      first('solana', (each) => each.risk.transferTaxBps === 500),
    )
    expect(taxed.find('transfer-tax')).toMatchObject({ state: 'check', claim: '5% transfer tax' })
    const copy = await markOne(
      'solana',
      first('solana', (each) => each.symbol === 'JUP' && !each.isVerified),
    )
    expect(copy.find('look-alike')).toMatchObject({ state: 'danger', claim: 'Look-alike of JUP' })
  })

  it('quote a sale on Hedera too', async () => {
    const sauce = await markOne(
      'hedera',
      first('hedera', (each) => each.symbol === 'SAUCE' && each.isVerified),
    )
    expect(sauce.find('sellable')).toMatchObject({
      reason: 'A sale of 100 HBAR was quoted by SaucerSwap, not simulated.',
    })
  })

  it('know who holds a launch from the list it stands in, and call the rest unknown', async () => {
    const otter = await markOne('solana', OTTR)
    expect(otter).toMatchObject({ verdict: 'check', toCheck: 2 })
    expect(otter.find('dev-holding')).toMatchObject({ claim: 'Dev holds 12.4%', figure: 'alert at 10%' })
    expect(otter.find('snipers')).toMatchObject({ claim: '4 wallets bought in the first block' })
    expect(otter.find('insider-holding')).toMatchObject({ state: 'fine', claim: 'Insiders hold 3.5%' })
    expect(otter.find('liquidity')).toMatchObject({ state: 'fine', claim: 'Liquidity $18.2K' })
    expect(otter.find('sellable')).toMatchObject({ state: 'unknown' })
    expect(otter.find('mint-authority')).toMatchObject({ state: 'unknown' })
  })

  it('leave out what is no address', async () => {
    expect(await mark('solana', ['native', 'nowhere', '0x00', JUP])).toMatchObject([{ address: JUP }])
  })

  it('of 50 tokens cost two calls and a quote for each, for all viewers of two instances', async () => {
    const addresses = universe
      .onChain('solana')
      .filter((each) => !each.risk.honeypot)
      .slice(20, 70)
      .map(({ address }) => address)
    // The registry that names are compared with is kept for longer.
    await mark('solana', [first('solana', (each) => !each.isVerified)])
    proxy.reset()
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, viewer) => mark('solana', addresses, viewer)),
    )
    for (const marked of all) expect(marked.map(({ address }) => address)).toEqual(addresses)
    const asked = proxy.asked().filter((line) => line.includes('jupiter'))
    const count = (part: string) => asked.filter((line) => line.includes(part)).length
    expect(count('/swap/v2/order')).toBeLessThanOrEqual(50)
    // Each instance gathers its own; the second only asks for what the first has not taken.
    expect(count('/ultra/v1/shield')).toBeLessThanOrEqual(4)
    expect(count('/tokens/v2/search')).toBeLessThanOrEqual(8)
  })
})

import { tokenRoutes } from '@windhover/core/tokens/contract'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import type { Listing } from '@windhover/sandbox/universe/listing'
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

let sandbox: TestSandbox
let database: TestDatabase
let api: TestApi
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sandbox = await useSandbox()
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'tokens'],
    env: sandbox.env,
  })
  headers = (await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await sandbox?.stop()
})

const get = (path: string) => fetch(new URL(path, api.url), { headers })
async function passport(chain: string, address: string) {
  const answer = await get(`/api/tokens/passport?chain=${chain}&address=${address}`)
  return tokenRoutes.getPassport.response.parse(await answer.json())
}
const kinds = ({ risks }: { risks: readonly { kind: string; level: string }[] }) =>
  risks.filter(({ level }) => level !== 'note').map(({ kind }) => kind)

describe('the passport of a token', () => {
  it('finds the known coins fine', async () => {
    for (const [chain, address] of [
      ['solana', 'native'],
      ['ethereum', 'native'],
      ['hedera', 'native'],
      ['solana', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'],
      ['ethereum', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ] as const)
      expect(kinds(await passport(chain, address)), `${chain} ${address}`).toEqual([])
  })

  it('knows whose name a copy bears, and the trap, the tax and the keys of Solana', async () => {
    const copy = await passport(
      'solana',
      first('solana', (each) => each.symbol === 'JUP' && !each.isVerified),
    )
    expect(copy.imitates).toMatchObject({
      symbol: 'JUP',
      address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
    })
    expect(kinds(copy)[0]).toBe('look-alike')
    const trap = await passport(
      'solana',
      first('solana', (each) => each.risk.honeypot),
    )
    expect(trap.canSell).toBe(false)
    expect(kinds(trap)).toEqual(expect.arrayContaining(['no-sell-route', 'freeze-authority']))
    const taxed = await passport(
      'solana',
      first('solana', (each) => each.risk.transferTaxBps === 500),
    )
    expect(taxed.transferTaxBps).toBe(500)
    expect(taxed.risks).toContainEqual(expect.objectContaining({ label: '5% transfer tax' }))
    const minter = await passport(
      'solana',
      first('solana', (each) => each.risk.mintAuthority !== null && !each.isVerified),
    )
    expect(minter.risks).toContainEqual(
      expect.objectContaining({ label: 'Mint authority active', level: 'warning' }),
    )
    const thin = await passport(
      'solana',
      first('solana', (each) => each.risk.thin),
    )
    expect(kinds(thin)).toContain('thin-liquidity')
  })

  it.each(['ethereum', 'bsc'] as const)('learns on %s what a sale would bring', async (chain) => {
    const trap = await passport(
      chain,
      first(chain, (each) => each.risk.honeypot),
    )
    expect(trap.canSell).toBe(false)
    const taxed = universe.onChain(chain).find((each) => each.risk.transferTaxBps > 0)
    expect((await passport(chain, taxed?.address ?? '')).transferTaxBps).toBe(taxed?.risk.transferTaxBps)
    // No list tells these: they stay open.
    expect((await passport(chain, taxed?.address ?? '')).risks).toContainEqual(
      expect.objectContaining({ label: 'Liquidity unknown', level: 'note' }),
    )
  })

  it('reads on Hedera who holds the keys', async () => {
    const freezer = await passport(
      'hedera',
      first('hedera', (each) => each.risk.freezeAuthority !== null && !each.isVerified),
    )
    expect(freezer.risks).toContainEqual(
      expect.objectContaining({ label: 'Freeze authority active', level: 'warning' }),
    )
    expect(freezer.token.mintAuthority).toBeNull()
  })

  it('says so when nobody knows the address', async () => {
    const answer = await get('/api/tokens/passport?chain=hedera&address=0.0.1')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'token/notFound' })
  })
})

describe('a symbol', () => {
  const resolve = async (chain: string, symbol: string) =>
    tokenRoutes.resolveSymbol.response.parse(
      await (await get(`/api/tokens/resolve?chain=${chain}&symbol=${symbol}`)).json(),
    )

  it('means one address, whatever else bears it', async () => {
    expect(await resolve('solana', 'BONK')).toMatchObject({
      kind: 'one',
      token: { address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263' },
    })
    expect(await resolve('solana', '$sol')).toMatchObject({ kind: 'one', token: { address: 'native' } })
    expect(await resolve('ethereum', 'PEPE')).toMatchObject({ kind: 'one', token: { isVerified: true } })
  })

  it('is asked about where nobody vouches for it, and means nothing where nobody bears it', async () => {
    const listing = universe
      .onChain('solana')
      .find((each) => !each.isVerified && each.risk.honeypot && /^[A-Z]{4,}$/.test(each.symbol))
    expect(await resolve('solana', listing?.symbol ?? '')).toMatchObject({ kind: 'ask' })
    expect(await resolve('solana', 'zzqqxxyyzz')).toEqual({ kind: 'none' })
  })
})

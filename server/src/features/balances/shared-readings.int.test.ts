import { balanceRoutes } from '@windhover/core/balances/contract'
import { balanceSpecRoutes } from '@windhover/core/balances/spec-contract'
import { createMovableClock } from '@windhover/testkit/account-server'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { addReadyVault, type ReadyVault } from '@windhover/testkit/ready-vault'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createFleetReadings } from '../../platform/upstream/fleet-readings.ts'
import { forgetReadings } from './index.ts'

/** The viewers here are one person with a hundred windows. */
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const redis = testRedis()
const clock = createMovableClock()
/** A refresh does not ask again for what was seen three seconds ago. */
const FORCE_GAP_OVER_MS = 3_100
/** The clock that is moved also goes on by itself. */
const MARGIN_MS = 10_000
const closing: (() => Promise<unknown>)[] = []
let sandbox: TestSandbox
let database: TestDatabase
let world: CountingProxy
let apis: readonly TestApi[]
let owner: WalletVisitor
let stranger: WalletVisitor

beforeAll(async () => {
  sandbox = await useSandbox()
  closing.push(sandbox.stop)
  database = await createTestDatabase()
  closing.push(database.drop)
  world = await startCountingProxy(sandbox.env)
  closing.push(world.close)
  const only = ['accounts', 'vaults', 'balances']
  const common = { databaseUrl: database.url, redis, only, env: world.env, rateLimits: NO_LIMITS, clock }
  apis = await Promise.all(['1', '2'].map((instance) => startTestApi({ ...common, instance })))
  for (const api of apis) closing.push(api.close)
  owner = await visit()
  stranger = await visit()
})
afterEach(() => world.breakWhere(null))
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const visit = () => signInOverHttp({ apiUrl: apis[0]?.url ?? '', origin: TEST_ORIGIN })

async function fundedVault(chains: readonly string[]): Promise<ReadyVault> {
  const vault = await addReadyVault({ databaseUrl: database.url, userId: owner.userId })
  if (chains.length > 0) await askFaucet(sandbox, { solana: vault.publicKey, evm: vault.ethAddress, chains })
  return vault
}

type Answer = { readonly status: number; readonly body: Record<string, unknown> }

async function get(
  path: string,
  options: { instance?: number; as?: WalletVisitor | null } = {},
): Promise<Answer> {
  const { instance = 0, as = owner } = options
  const answer = await fetch(new URL(path, apis[instance]?.url), { headers: as?.headers ?? {} })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const lookAll = (path: string, times = 100) =>
  Promise.all(Array.from({ length: times }, (_, place) => get(path, { instance: place % 2 })))

function countAsked(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of world.asked()) {
    const short = line.replace(/\?.*$/, '').replace(/0x[0-9a-fA-F]{40}|0\.0\.\d+/, '*')
    counts[short] = (counts[short] ?? 0) + 1
  }
  return counts
}

it('a young vault is worth something in every minute since its first deposit, in every range', async () => {
  const vault = await fundedVault(['solana'])
  const fundedAtMs = Date.now()
  clock.moveBy(40 * 60_000)
  const path = `vaultId=${vault.tokenId}`
  const overview = balanceRoutes.getOverview.response.parse(
    (await get(`/api/balances/overview?${path}`)).body,
  )
  const pointsOf = async (range: string) => {
    const { body } = await get(`/api/balances/history?${path}&range=${range}`)
    return balanceRoutes.getValueHistory.response.parse(body).points
  }
  for (const range of ['1d', '7d', '30d', '90d']) {
    // While a source is too slow to answer, the line is no more than was seen.
    const isWorkedBack = async () => (await pointsOf(range)).length >= 35
    await waitUntil({ what: `the line of ${range}`, timeoutMs: 60_000, check: isWorkedBack })
    const points = await pointsOf(range)
    const times = points.map(({ at }) => Date.parse(at))
    expect(times[0]).toBeGreaterThan(fundedAtMs)
    expect(new Set(times.slice(1).map((atMs, place) => atMs - (times[place] ?? 0)))).toEqual(
      new Set([60_000]),
    )
    for (const { totalUsd } of points) expect(Math.abs(totalUsd / overview.totalUsd - 1)).toBeLessThan(0.1)
  }
})

describe('a hundred who look at one address through two instances', () => {
  it('R2-307 cost each source one question, on Solana', async () => {
    const vault = await fundedVault(['solana'])
    const path = `/api/solana/balances?publicKey=${vault.publicKey}`
    world.reset()
    const answers = await lookAll(path)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { body } of answers) expect(body).toMatchObject({ state: 'known', vaultBalance: '5' })
    // What a token is called and how it stands is asked once for all who hold it.
    const {
      'POST / getMultipleAccounts': _names,
      'GET /jupiter/tokens/v2/search': listings = 0,
      ...own
    } = countAsked()
    expect(listings).toBeLessThanOrEqual(1)
    // One for each of the two token programs.
    expect(own).toEqual({ 'POST / getBalance': 1, 'POST / getTokenAccountsByOwner': 2 })
    world.reset()
    await lookAll(path)
    expect(world.asked()).toEqual([])
  })

  it('cost one question on the other chains, and for histories', async () => {
    const vault = await fundedVault(['ethereum', 'hedera'])
    const { ethAddress } = vault
    await get(`/api/hedera/accounts/${ethAddress}`)
    const alchemy = 'POST /alchemy/eth-mainnet/v2/practice'
    const costs: readonly (readonly [path: string, asked: Record<string, number>])[] = [
      [
        `/api/evm/balances?chainId=1&address=${ethAddress}`,
        { 'POST /rpc/ethereum eth_getBalance': 1, [`${alchemy} alchemy_getTokenBalances`]: 1 },
      ],
      [
        `/api/evm/transactions?chainId=1&category=erc20&address=${ethAddress}`,
        // One for what was sent, one for what was received.
        { [`${alchemy} alchemy_getAssetTransfers`]: 2 },
      ],
      [
        `/api/hedera/balances?address=${ethAddress}`,
        { 'GET /hedera-mirror/api/v1/accounts/*': 1, 'GET /hedera-mirror/api/v1/accounts/*/tokens': 1 },
      ],
      [`/api/hedera/transactions?account.id=${ethAddress}`, { 'GET /hedera-mirror/api/v1/transactions': 1 }],
      [`/api/uniswap/positions?address=${ethAddress}`, { 'POST /rpc/ethereum eth_getLogs': 1 }],
    ]
    for (const [path, cost] of costs) {
      world.reset()
      const answers = await lookAll(path, 40)
      expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([200]))
      // What a token is called and how it stands is asked once per token, whoever holds it.
      const { [`${alchemy} alchemy_getTokenMetadata`]: _name, ...asked } = countAsked()
      const lists = /token-list|saucerswap|geckoterminal|api\/v1\/tokens\//
      const own = Object.entries(asked).filter(([line]) => !lists.test(line))
      expect(Object.fromEntries(own), path).toEqual(cost)
    }
  })

  it('R2-304 ask again on Hedera after five minutes for account and balances, after two for the history', async () => {
    const { ethAddress } = await fundedVault(['hedera'])
    const account = /hedera-mirror\/api\/v1\/accounts\//
    const readings = [
      [`/api/hedera/accounts/${ethAddress}`, account, 5],
      [`/api/hedera/balances?address=${ethAddress}`, account, 5],
      [`/api/hedera/transactions?account.id=${ethAddress}`, /hedera-mirror\/api\/v1\/transactions/, 2],
    ] as const
    for (const [path, line, minutes] of readings) {
      const asked = () => world.asked().filter((each) => line.test(each)).length
      await get(path)
      world.reset()
      clock.moveBy(minutes * 60_000 - MARGIN_MS)
      await get(path)
      expect(asked(), path).toBe(0)
      clock.moveBy(2 * MARGIN_MS)
      await get(path)
      await expect.poll(asked, { message: path }).toBeGreaterThan(0)
    }
  })

  it('R2-012 a refresh is a new reading, shared by all who press it at once', async () => {
    const vault = await fundedVault([])
    const path = `/api/solana/balances?publicKey=${vault.publicKey}`
    expect((await get(path)).body).toMatchObject({ vaultBalance: '0' })
    await askFaucet(sandbox, { solana: vault.publicKey, chains: ['solana'] })
    expect((await get(path, { instance: 1 })).body).toMatchObject({ vaultBalance: '0' })
    clock.moveBy(FORCE_GAP_OVER_MS)
    world.reset()
    const answers = await lookAll(`${path}&refresh=true`, 40)
    for (const { body } of answers) expect(body).toMatchObject({ vaultBalance: '5' })
    expect(countAsked()['POST / getBalance']).toBe(1)
  })

  it('see what a confirmed transaction has changed at once, whatever was kept', async () => {
    const vault = await fundedVault([])
    const path = `/api/evm/balances?chainId=56&address=${vault.ethAddress}`
    expect((await get(path)).body).toMatchObject({ tokens: [] })
    await askFaucet(sandbox, { evm: vault.ethAddress, chains: ['bsc'] })
    expect((await get(path)).body).toMatchObject({ tokens: [] })
    const connection = connectRedis({ ...redis, name: 'lane', log })
    const readings = createFleetReadings({ redis: connection, clock, log })
    await forgetReadings({ readings }, [{ chain: 'bsc', address: vault.ethAddress }])
    await connection.close()
    for (const instance of [0, 1]) {
      const { tokens } = (await get(path, { instance })).body as { tokens: unknown[] }
      expect(tokens).toHaveLength(2)
    }
  })
})

describe('what cannot be read', () => {
  it('R2-224 is zero only beside the mark that it is unavailable (decision D1)', async () => {
    const vault = await fundedVault(['solana'])
    world.breakWhere(/^POST \/ get/)
    const { status, body } = await get(`/api/solana/balances?publicKey=${vault.publicKey}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'unknown',
      unavailable: true,
      observedAt: null,
      tokenBalances: [],
      vaultBalance: '0',
      portfolio: { totalUsdValue: 0 },
    })
    expect(balanceSpecRoutes.getSolanaBalances.response.safeParse(body).success).toBe(true)
  })

  it('is unavailable on every chain, and the overview says which part is missing', async () => {
    const vault = await fundedVault(['solana', 'ethereum'])
    const { ethAddress: address, tokenId } = vault
    world.breakWhere(/alchemy\/bnb|hedera-mirror/)
    const bsc = await get(`/api/evm/balances?chainId=56&address=${address}`)
    expect(bsc.body).toMatchObject({ state: 'unknown', unavailable: true, totalUsd: 0 })
    const hedera = await get(`/api/hedera/balances?address=${address}`)
    expect(hedera.body).toMatchObject({ state: 'unknown', unavailable: true, totalUsd: 0 })
    const answer = await get(`/api/balances/overview?vaultId=${tokenId}`)
    const overview = balanceRoutes.getOverview.response.parse(answer.body)
    expect(overview).toMatchObject({ state: 'stale', unavailable: false, isTotalComplete: false })
    const [solana, hbar, ethereum] = overview.cards
    expect(solana).toMatchObject({ state: 'known', unavailable: false })
    expect(hbar).toMatchObject({ state: 'unknown', unavailable: true, isTotalComplete: false })
    expect(ethereum?.sums.map(({ state }) => state)).toEqual(['known', 'unknown'])
    expect(ethereum).toMatchObject({ unavailable: false, isTotalComplete: false })
    const history = await get(`/api/balances/history?vaultId=${tokenId}`)
    expect(history.body, 'a total with a gap is no point').toMatchObject({ points: [] })
  })

  it('is the last value, marked as stale, where there is one', async () => {
    const vault = await fundedVault(['solana'])
    const path = `/api/solana/balances?publicKey=${vault.publicKey}`
    const before = (await get(path)).body
    world.breakWhere(/^POST \/ get/)
    clock.moveBy(FORCE_GAP_OVER_MS)
    const after = (await get(`${path}&refresh=true`, { instance: 1 })).body
    expect(after).toMatchObject({
      state: 'stale',
      unavailable: false,
      observedAt: before.observedAt,
      vaultBalance: '5',
    })
  })

  it('R2-031 is an error for a history: nothing known must not look like nothing happened', async () => {
    const { publicKey, ethAddress } = await fundedVault([])
    world.breakWhere(/birdeye|alchemy|hedera-mirror|rpc\/ethereum/)
    for (const path of [
      `/api/solana/wallet-history?walletAddress=${publicKey}`,
      `/api/evm/transactions?address=${ethAddress}`,
      `/api/hedera/transactions?account.id=${ethAddress}`,
      `/api/hedera/accounts/${ethAddress}`,
    ]) {
      expect((await get(path)).status, path).toBe(503)
    }
    const positions = await get(`/api/uniswap/positions?address=${ethAddress}`)
    expect(positions.body).toMatchObject({ state: 'unknown', unavailable: true, positions: [] })
  })

  it('does not hide amounts when only prices and names are away', async () => {
    const vault = await fundedVault(['solana'])
    const only = ['accounts', 'vaults', 'balances']
    // One that has never heard a name or a price.
    const fresh = await startTestApi({ databaseUrl: database.url, redis: testRedis(), only, env: world.env })
    closing.push(fresh.close)
    world.breakWhere(/jupiter|birdeye/)
    const url = new URL(`/api/solana/balances?publicKey=${vault.publicKey}`, fresh.url)
    const answer = await fetch(url, { headers: owner.headers })
    const portfolio = balanceSpecRoutes.getSolanaBalances.response.parse(await answer.json())
    expect(portfolio).toMatchObject({ state: 'known', vaultBalance: '5', isTotalComplete: false })
    expect(portfolio.tokenBalances.map(({ balance }) => balance)).toContain('2000000')
  })
})

describe('who may look', () => {
  it('only the owner of the vault: no other session and nobody without one', async () => {
    const { publicKey, ethAddress, tokenId } = await fundedVault(['hedera'])
    const account = await get(`/api/hedera/accounts/${ethAddress}`)
    const accountId = String(account.body.accountId)
    const paths = [
      `/api/balances/overview?vaultId=${tokenId}`,
      `/api/balances/history?vaultId=${tokenId}`,
      ...['solana', 'hedera', 'ethereum', 'bsc'].map(
        (chain) => `/api/balances/wallet?vaultId=${tokenId}&chain=${chain}`,
      ),
      `/api/solana/balances?publicKey=${publicKey}`,
      `/api/solana/wallet-history?walletAddress=${publicKey}`,
      `/api/evm/balances?address=${ethAddress}`,
      `/api/evm/balances?chainId=56&address=${ethAddress.toLowerCase()}`,
      `/api/evm/transactions?address=${ethAddress}`,
      `/api/uniswap/positions?address=${ethAddress}`,
      `/api/hedera/balances?address=${ethAddress}`,
      `/api/hedera/balances?address=${accountId}`,
      `/api/hedera/transactions?account.id=${accountId}`,
    ]
    for (const path of paths) {
      expect((await get(path)).status, `owner ${path}`).toBe(200)
      expect((await get(path, { as: stranger })).status, `stranger ${path}`).toBe(403)
      expect((await get(path, { as: null })).status, `nobody ${path}`).toBe(401)
    }
  })

  it('nonsense is refused before any chain is asked', async () => {
    const { publicKey, ethAddress, tokenId } = await fundedVault([])
    world.reset()
    for (const [path, status] of [
      ['/api/solana/balances', 400],
      ['/api/solana/balances?publicKey=zz', 400],
      ['/api/solana/balances?publicKey=zzzzzz', 403],
      [`/api/solana/wallet-history?walletAddress=${publicKey}&limit=0`, 400],
      [`/api/solana/wallet-history?walletAddress=${publicKey}&before=../x`, 400],
      [`/api/evm/balances?address=${ethAddress}&chainId=5`, 400],
      [`/api/evm/transactions?address=${ethAddress}&category=erc721`, 400],
      [`/api/evm/transactions?address=${ethAddress}&cursor=-1`, 400],
      ['/api/hedera/balances?address=0.0', 403],
      ['/api/balances/overview?vaultId=0', 400],
      ['/api/balances/wallet?vaultId=0&chain=solana', 400],
      [`/api/balances/wallet?vaultId=${tokenId}`, 400],
      [`/api/balances/wallet?vaultId=${tokenId}&chain=1`, 400],
    ] as const) {
      expect((await get(path)).status, path).toBe(status)
    }
    expect(world.asked()).toEqual([])
  })
})

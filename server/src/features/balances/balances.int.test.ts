import { balanceRoutes } from '@windhover/core/balances/contract'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { balanceSpecRoutes } from '@windhover/core/balances/spec-contract'
import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { giveV4PositionAway, mintV4Position } from '@windhover/testkit/mint-v4-position'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { addReadyVault, type ReadyVault } from '@windhover/testkit/ready-vault'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPrices } from '../../composition/build-prices.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { startLoop } from '../../platform/loop.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import { sourceLoops } from '../prices/run-sources.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const closing: (() => Promise<unknown>)[] = []
let sandbox: TestSandbox
let database: TestDatabase
let api: TestApi
let visitor: WalletVisitor
let vault: ReadyVault
let empty: ReadyVault

beforeAll(async () => {
  sandbox = await useSandbox()
  closing.push(sandbox.stop)
  database = await createTestDatabase()
  closing.push(database.drop)
  const redis = testRedis()
  const only = ['accounts', 'vaults', 'balances']
  api = await startTestApi({ databaseUrl: database.url, redis, only, env: sandbox.env })
  closing.push(api.close)
  await startPrices(redis)
  visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  const owner = { databaseUrl: database.url, userId: visitor.userId }
  vault = await addReadyVault(owner)
  empty = await addReadyVault(owner)
  const chains = ['solana', 'ethereum', 'bsc', 'hedera']
  await askFaucet(sandbox, { solana: vault.publicKey, evm: vault.ethAddress, chains })
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** The living sources, as the worker runs them. */
async function startPrices(server: { url: string; prefix: string }): Promise<void> {
  const config = readConfig({
    ...NO_PROVIDERS,
    ...sandbox.env,
    PUBLIC_ORIGIN: TEST_ORIGIN,
    DATABASE_URL: database.url,
    REDIS_URL: server.url,
    RESTATE_INGRESS_URL: 'http://127.0.0.1:9',
    RESTATE_ADMIN_URL: 'http://127.0.0.1:9',
    SIGNER_SOCKET: '/nonexistent/signer.sock',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: 'a secret that is long enough for tests',
    WORLD: 'practice',
  })
  const redis = connectRedis({ ...server, name: 'balances-prices', log })
  closing.push(redis.close)
  const prices = buildPrices({ config, redis, clock: systemClock, log })
  closing.push(prices.tickLog.close)
  const parts = {
    ...prices,
    leases: createLeases(redis),
    clock: systemClock,
    metrics: { watch: () => {} },
    log,
  }
  for (const loop of sourceLoops(parts)) closing.push(startLoop(loop, log))
}

async function get<Route extends RouteContract>(
  route: Route,
  query: Record<string, string>,
): Promise<RouteResponse<Route>> {
  const id = query.id ?? ''
  const { id: _path, ...rest } = query
  const path = `${route.path.replace(':id', encodeURIComponent(id))}?${new URLSearchParams(rest)}`
  const answer = await fetch(new URL(path, api.url), { headers: visitor.headers })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return route.response.parse(body) as RouteResponse<Route>
}

async function statusOf(path: string, headers: Readonly<Record<string, string>> = visitor.headers) {
  const answer = await fetch(new URL(path, api.url), { headers })
  return { status: answer.status, body: (await answer.json()) as { error?: { code?: string } } }
}

describe('balances of a funded vault', () => {
  it('R2-223 R2-135 answers tokens and portfolio on Solana, exact', async () => {
    const portfolio = await get(balanceSpecRoutes.getSolanaBalances, { publicKey: vault.publicKey })
    expect(portfolio).toMatchObject({ state: 'known', unavailable: false, vaultBalance: '5' })
    const pools = { lpTokens: null, clmmPositions: null, ammPositions: null }
    expect(portfolio, 'what nobody read is not none').toMatchObject(pools)
    const [sol, ...tokens] = portfolio.tokenBalances
    expect(sol).toMatchObject({ mint: 'native', balance: '5', balanceRaw: '5000000000', decimals: 9 })
    expect(Object.fromEntries(tokens.map((each) => [each.market_data.symbol, each.balance]))).toEqual({
      USDC: '500',
      BONK: '2000000',
      JUP: '150',
    })
    for (const each of portfolio.tokenBalances) {
      expect(each.market_data).toEqual({
        name: expect.any(String),
        symbol: expect.any(String),
        logo: expect.stringContaining('http'),
        price_usd: expect.any(Number),
        price_change_24h: expect.any(Number),
        market_cap_usd: expect.any(Number),
      })
    }
    for (const each of tokens) expect(each.tokenAccount).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    const { summary, totalUsdValue } = portfolio.portfolio
    expect(summary.totalUsd).toBe(totalUsdValue)
    expect(summary.solUsd).toBeCloseTo(5 * (sol?.market_data.price_usd ?? 0), 4)
    expect(summary.solUsd + summary.tokensUsd).toBeCloseTo(totalUsdValue, 5)
    expect(summary.lpUsd).toBeNull()
    expect(summary.tokensUsd).toBeGreaterThan(490)
  })

  it('R2-016 puts SOL first and the others by value', async () => {
    const { tokenBalances } = await get(balanceSpecRoutes.getSolanaBalances, { publicKey: vault.publicKey })
    expect(tokenBalances[0]?.market_data.symbol).toBe('SOL')
    const values = tokenBalances.slice(1).map((each) => each.valueUsd ?? 0)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
  })

  it.each([
    ['1', 'ETH', '2000000000000000000', 'USDC', '1000000000'],
    ['56', 'BNB', '3000000000000000000', 'USDT', '500000000000000000000'],
  ] as const)(
    'R2-228 R2-144 R2-145 R2-049 answers the balances of EVM chain %s',
    async (chainId, coin, coinRaw, dollar, dollarRaw) => {
      await waitUntil({
        what: `prices on chain ${chainId}`,
        timeoutMs: 30_000,
        check: async () =>
          (await get(balanceSpecRoutes.getEvmBalances, { chainId, address: vault.ethAddress }))
            .isTotalComplete,
      })
      const found = await get(balanceSpecRoutes.getEvmBalances, { chainId, address: vault.ethAddress })
      const [native, token] = found.tokens
      expect(native).toMatchObject({ tokenAddress: '', tokenBalance: coinRaw })
      expect(native?.tokenMetadata).toMatchObject({ symbol: coin, decimals: 18 })
      expect(token?.tokenAddress).toMatch(/^0x[0-9a-fA-F]{40}$/)
      expect(token).toMatchObject({ tokenBalance: dollarRaw, tokenMetadata: { symbol: dollar } })
      expect(token?.tokenPrices[0]?.value).toBeCloseTo(1, 1)
      const sum = found.tokens.reduce((total, each) => total + (each.valueUsd ?? 0), 0)
      expect(found.totalUsd).toBeCloseTo(sum, 4)
      expect(native?.valueUsd).toBeGreaterThan(500)
    },
  )

  it('R2-244 R2-152 answers the balances on Hedera, by EVM address and by account id', async () => {
    const found = await get(balanceSpecRoutes.getHederaBalances, { address: vault.ethAddress })
    const [hbar, ...tokens] = found.balances
    expect(hbar).toMatchObject({ isNative: true, isWrappedHbar: false, token_id: 'native', symbol: 'HBAR' })
    expect(hbar).toMatchObject({ decimals: 8, balance: '1000', balanceRaw: '100000000000', evmAddress: null })
    expect(tokens.map(({ symbol, balance }) => [symbol, balance]).toSorted()).toEqual([
      ['SAUCE', '2500'],
      ['USDC', '200'],
    ])
    for (const token of tokens) {
      expect(token).toMatchObject({ isNative: false, isWrappedHbar: false })
      expect(token.evmAddress).toMatch(/^0x0{24}/)
      expect(token.icon).toContain('http')
      expect(token.priceUsd).toBeGreaterThan(0)
    }
    expect(found.totalUsd).toBeCloseTo(
      found.balances.reduce((sum, each) => sum + (each.valueUsd ?? 0), 0),
      4,
    )
    const { accountId } = await get(walletRecordRoutes.getHederaAccount, { id: vault.ethAddress })
    const byNumber = await get(balanceSpecRoutes.getHederaBalances, { address: accountId })
    expect(byNumber.balances.map(({ balanceRaw }) => balanceRaw)).toEqual(
      found.balances.map(({ balanceRaw }) => balanceRaw),
    )
  })

  it.each([
    ['solana', 'SOL', '5000000000'],
    ['ethereum', 'ETH', '2000000000000000000'],
    ['bsc', 'BNB', '3000000000000000000'],
    ['hedera', 'HBAR', '100000000000'],
  ] as const)(
    'answers the wallet on %s in one shape, as the overview has it',
    async (chain, coin, coinRaw) => {
      const vaultId = vault.tokenId
      const read = () => get(balanceRoutes.getWallet, { vaultId, chain })
      await waitUntil({
        what: `prices on ${chain}`,
        timeoutMs: 30_000,
        check: async () => (await read()).isTotalComplete,
      })
      const wallet = await read()
      expect(wallet).toMatchObject({
        ...{ state: 'known', unavailable: false, chain, liquidity: null },
        address: chain === 'solana' ? vault.publicKey : vault.ethAddress,
      })
      const [first, ...tokens] = wallet.holdings
      expect(first).toMatchObject({ token: 'native', symbol: coin, amountRaw: coinRaw, tokenAccount: null })
      expect(tokens.length).toBeGreaterThan(0)
      for (const token of tokens) {
        expect(token).toMatchObject({ isFrozen: false, isWrapped: false, pricedAt: expect.any(String) })
        expect(token.tokenAccount === null).toBe(chain !== 'solana')
      }
      const sum = wallet.holdings.reduce((total, { valueUsd }) => total + (valueUsd ?? 0), 0)
      expect(wallet.totalUsd).toBeCloseTo(sum, 4)
      const { wallets } = await get(balanceRoutes.getOverview, { vaultId })
      const amounts = ({ holdings }: typeof wallet) =>
        holdings.map(({ token, amountRaw }) => [token, amountRaw])
      expect(wallets.filter((each) => each.chain === chain).map(amounts)).toEqual([amounts(wallet)])
    },
  )

  it('R2-006 R2-007 the overview has three cards with totals and top tokens (decision D7)', async () => {
    const overview = await get(balanceRoutes.getOverview, { vaultId: vault.tokenId })
    expect(overview.cards.map(({ chain }) => chain)).toEqual(['solana', 'hedera', 'ethereum'])
    expect(overview).toMatchObject({ state: 'known', unavailable: false, isTotalComplete: true })
    for (const card of overview.cards) {
      expect(card.totalUsd).toBeGreaterThan(100)
      expect(card.topTokens.length).toBeLessThanOrEqual(5)
      expect(card.sums.reduce((sum, each) => sum + each.totalUsd, 0)).toBeCloseTo(card.totalUsd, 4)
    }
    expect(overview.cards[2]?.sums.map(({ name }) => name)).toEqual(['Ethereum', 'BSC'])
    expect(overview.cards.reduce((sum, card) => sum + card.totalUsd, 0)).toBeCloseTo(overview.totalUsd, 4)
    expect(overview.allocation.reduce((sum, slice) => sum + slice.shareBps, 0)).toBe(10_000)
    expect(overview.allocation.at(-1)).toMatchObject({ token: null, name: 'Other' })
  })

  it('begins its value over time with the first look', async () => {
    const first = await get(balanceRoutes.getOverview, { vaultId: vault.tokenId })
    await get(balanceRoutes.getOverview, { vaultId: vault.tokenId })
    for (const range of ['1d', '7d', '30d', '90d']) {
      const { points } = await get(balanceRoutes.getValueHistory, { vaultId: vault.tokenId, range })
      expect(points.length, range).toBeGreaterThanOrEqual(1)
      expect(points.length, range).toBeLessThanOrEqual(2)
      expect(Math.abs((points.at(-1)?.totalUsd ?? 0) / first.totalUsd - 1)).toBeLessThan(0.1)
    }
  })

  it('an empty vault holds nothing, and that is known', async () => {
    const { publicKey, ethAddress: address, tokenId: vaultId } = empty
    const nothing = { state: 'known', unavailable: false }
    expect(await get(balanceSpecRoutes.getSolanaBalances, { publicKey })).toMatchObject({
      ...nothing,
      tokenBalances: [],
    })
    expect(await get(balanceSpecRoutes.getEvmBalances, { address })).toMatchObject({ ...nothing, tokens: [] })
    expect(await get(balanceSpecRoutes.getHederaBalances, { address })).toMatchObject({
      ...nothing,
      balances: [],
    })
    const overview = await get(balanceRoutes.getOverview, { vaultId })
    expect(overview).toMatchObject({ ...nothing, totalUsd: 0, isTotalComplete: true, allocation: [] })
  })
})

describe('history of a funded vault', () => {
  it('R2-218 R2-139 answers the wallet history under data.solana', async () => {
    const { data, state } = await get(walletRecordRoutes.getWalletHistory, { walletAddress: vault.publicKey })
    expect(state).toBe('known')
    expect(data.solana.length).toBeGreaterThanOrEqual(4)
    expect(data.solana.length).toBeLessThanOrEqual(10)
    const gifts = data.solana.flatMap((item) => item.balanceChange)
    expect(gifts).toContainEqual(
      expect.objectContaining({ amount: '5000000000', decimals: 9, symbol: 'SOL', address: 'native' }),
    )
    expect(gifts).toContainEqual(
      expect.objectContaining({ amount: '500000000', decimals: 6, symbol: 'USDC' }),
    )
    for (const item of data.solana) {
      expect(item).toMatchObject({ status: true, mainAction: 'received' })
      expect(Date.now() - Date.parse(item.blockTime)).toBeLessThan(600_000)
    }
  })

  it('R2-176 R2-177 pages by the last txHash; a shorter page is the last one', async () => {
    const walletAddress = vault.publicKey
    const seen: string[] = []
    let before: string | undefined
    for (;;) {
      const query = { walletAddress, limit: '3', ...(before === undefined ? {} : { before }) }
      const { data } = await get(walletRecordRoutes.getWalletHistory, query)
      seen.push(...data.solana.map(({ txHash }) => txHash))
      if (data.solana.length < 3) break
      before = seen.at(-1)
    }
    const all = await get(walletRecordRoutes.getWalletHistory, { walletAddress, limit: '50' })
    expect(seen).toEqual(all.data.solana.map(({ txHash }) => txHash))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('R2-229 R2-146 answers EVM transactions by category', async () => {
    const address = vault.ethAddress
    const list = (category?: string, chainId = '1') =>
      get(walletRecordRoutes.listEvmTransactions, { address, chainId, ...(category ? { category } : {}) })
    const external = (await list('external')).transactions
    expect(external).toContainEqual({
      category: 'external',
      hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      explorerUrl: expect.stringMatching(/^http:.*\/explorer\/ethereum\/tx\/0x[0-9a-f]{64}$/),
      blockNum: expect.stringMatching(/^0x[0-9a-f]+$/),
      metadata: { blockTimestamp: expect.any(String) },
      from: expect.stringMatching(/^0x/),
      to: address,
      value: '2',
      asset: 'ETH',
      rawContract: { value: '0x1bc16d674ec80000', address: null },
      uniqueId: expect.any(String),
    })
    const erc20 = (await list('erc20')).transactions
    expect(erc20.map(({ value, asset }) => [value, asset])).toEqual([['1000', 'USDC']])
    expect(erc20[0]?.rawContract.address).toBe('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
    expect((await list('internal', '56')).transactions).toEqual([])
    expect((await list()).transactions).toHaveLength(2)
    expect((await list(undefined, '56')).transactions.map(({ asset }) => asset).toSorted()).toEqual([
      'BNB',
      'USDT',
    ])
  })

  it('R2-246 R2-154 answers the Hedera account and its transactions', async () => {
    const account = await get(walletRecordRoutes.getHederaAccount, { id: vault.ethAddress })
    expect(account).toEqual({ accountId: expect.stringMatching(/^0\.0\.\d+$/), evmAddress: vault.ethAddress })
    expect(await get(walletRecordRoutes.getHederaAccount, { id: account.accountId })).toEqual(account)
    for (const id of [account.accountId, vault.ethAddress]) {
      const { transactions } = await get(walletRecordRoutes.listHederaTransactions, { 'account.id': id })
      expect(transactions.length).toBeGreaterThanOrEqual(3)
      const coins = transactions.flatMap(({ transfers }) => transfers)
      expect(coins).toContainEqual({ account: account.accountId, amount: '100000000000' })
      const tokens = transactions.flatMap((each) => each.token_transfers)
      expect(tokens).toContainEqual(
        expect.objectContaining({
          account: account.accountId,
          amount: '200000000',
          symbol: 'USDC',
          decimals: 6,
        }),
      )
      for (const each of transactions) {
        expect(each.consensus_timestamp).toMatch(/^\d+\.\d{9}$/)
        expect(each.transaction_id).toMatch(/^0\.0\.\d+-\d+-\d+$/)
        expect(each.name).toMatch(/^[A-Z]+$/)
      }
    }
  })

  it('tells the accounts of others, which are public, and none where there is none', async () => {
    for (const id of [empty.ethAddress, '0.0.99999999', 'nonsense']) {
      const answer = await statusOf(`/api/hedera/accounts/${id}`)
      expect(answer.status, id).toBe(404)
    }
    const none = await statusOf(`/api/hedera/transactions?account.id=${empty.ethAddress}`)
    expect(none.status).toBe(404)
  })

  it('R2-240 R2-046 lists Uniswap V4 positions with pair and id, and only what is still held', async () => {
    const rpcUrl = sandbox.env.ETHEREUM_RPC_URL ?? ''
    const hands = { rpcUrl, account: vault.evmAccount }
    const query = { address: vault.ethAddress, refresh: 'true' }
    expect((await get(walletRecordRoutes.listEvmPositions, query)).positions).toEqual([])
    const id = await mintV4Position(hands)
    const list = async () => (await get(walletRecordRoutes.listEvmPositions, query)).positions
    await expect
      .poll(list, { timeout: 10_000, interval: 500 })
      .toEqual([{ id: String(id), pair: 'ETH/USDC', liquidity: '1000000' }])
    await giveV4PositionAway(hands, id)
    await expect.poll(list, { timeout: 10_000, interval: 500 }).toEqual([])
  })
})

import { balanceRoutes } from '@windhover/core/balances/contract'
import { balanceSpecRoutes } from '@windhover/core/balances/spec-contract'
import { balanceTools } from '@windhover/core/balances/tools'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'
import { priceRoutes } from '@windhover/core/prices/contract'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { tokenTools } from '@windhover/core/tokens/tools'
import type { ToolContract, ToolOutput } from '@windhover/core/toolbox/tool-contract'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { callTool } from '@windhover/testkit/agent-calls'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { addReadyVault, type ReadyVault } from '@windhover/testkit/ready-vault'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRICE_STREAM } from '../../adapters/price-stream/index.ts'
import { createRedisTickLog } from '../../adapters/redis-ticks/index.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'

const MOMENTS = 200
const SOL = 'So11111111111111111111111111111111111111112'
/** What the vault is given, and what a market update speaks of; each moves between half and twice its level. */
const LEVELS: Readonly<Record<TokenKey, number>> = {
  [`solana:${SOL}`]: 186,
  'ethereum:native': 3_720,
  'bsc:native': 912,
  'hedera:native': 0.212,
}
const KEYS = Object.keys(LEVELS) as TokenKey[]
const SYMBOLS: Readonly<Record<string, string>> = {
  'ethereum:native': 'ETH',
  'bsc:native': 'BNB',
  'hedera:native': 'HBAR',
}

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const server = testRedis()
const closing: (() => Promise<unknown>)[] = []
let redis: RedisConnection
let api: TestApi
const onlooker = createOnlooker(['agentTools'])
let visitor: WalletVisitor
let vault: ReadyVault

/** No source runs: the market stands still between two moments of this test. */
beforeAll(async () => {
  redis = connectRedis({ ...server, name: 'one-market', log })
  closing.push(redis.close)
  const sandbox = await useSandbox()
  closing.push(sandbox.stop)
  const database = await createTestDatabase()
  closing.push(database.drop)
  api = await startTestApi({
    databaseUrl: database.url,
    redis: server,
    only: ['accounts', 'vaults', 'settings', 'prices', 'tokens', 'balances', 'toolbox'],
    extraFeatures: [onlooker.feature],
    env: sandbox.env,
    rateLimits: NO_LIMITS,
  })
  closing.push(api.close)
  visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  vault = await addReadyVault({ databaseUrl: database.url, userId: visitor.userId })
  const chains = ['solana', 'ethereum', 'bsc', 'hedera']
  await askFaucet(sandbox, { solana: vault.publicKey, evm: vault.ethAddress, chains })
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

async function read<Route extends RouteContract>(
  route: Route,
  query: Record<string, string>,
): Promise<RouteResponse<Route>> {
  const answer = await fetch(`${api.url}${route.path}?${new URLSearchParams(query)}`, {
    headers: visitor.headers,
  })
  if (!answer.ok) throw new Error(`${route.path}: ${answer.status} ${await answer.text()}`)
  return route.response.parse(await answer.json()) as RouteResponse<Route>
}

/** A log of its own each time: what is closed has written everything. */
async function moveMarket(): Promise<void> {
  const observedAtMs = Date.now()
  const ticks = createRedisTickLog({ redis, url: server.url, sources: [PRICE_STREAM], log })
  ticks.append(
    KEYS.map((token) => ({
      token,
      priceUsd: (LEVELS[token] ?? 1) * 2 ** (2 * Math.random() - 1),
      observedAtMs,
      source: PRICE_STREAM,
      confidenceBps: 5,
    })),
  )
  await ticks.close()
}

/** A figure by what it is a figure of, and where it was told. */
type Figure = readonly [of: string, where: string, value: number | null]

/** Every figure of these coins that a screen or an answer of the agent shows. */
async function readEverything(): Promise<readonly Figure[]> {
  const { tokenId, publicKey, ethAddress } = vault
  const caller = {
    parts: onlooker.parts(),
    userId: visitor.userId,
    sessionId: visitor.sessionId,
    vault: { tokenId },
  }
  const ask = async <Tool extends ToolContract>(tool: Tool, args = {}) => {
    const answer = (await callTool(caller, tool.name, args)) as unknown as ToolOutput<Tool>
    return answer as Extract<ToolOutput<Tool>, { status: 'done' }>
  }
  const [prices, overview, solana, ethereum, bsc, hedera, passport, price, held, update] = await Promise.all([
    read(priceRoutes.getPrices, { tokens: [...KEYS, 'solana:native'].join(',') }),
    read(balanceRoutes.getOverview, { vaultId: tokenId }),
    read(balanceSpecRoutes.getSolanaBalances, { publicKey }),
    read(balanceSpecRoutes.getEvmBalances, { chainId: '1', address: ethAddress }),
    read(balanceSpecRoutes.getEvmBalances, { chainId: '56', address: ethAddress }),
    read(balanceSpecRoutes.getHederaBalances, { address: ethAddress }),
    read(tokenRoutes.getPassport, { chain: 'solana', address: SOL }),
    ask(tokenTools.getTokenPrice, { token: 'ETH', chain: 'ethereum' }),
    ask(balanceTools.getBalances),
    ask(toolboxTools.getMarketUpdate),
  ])
  const coin = <Row extends { token: string }>(rows: readonly Row[]) =>
    rows.find(({ token }) => token === 'native')
  const sol = solana.tokenBalances.find(({ mint }) => mint === 'native')
  const evm = ({ tokens }: typeof ethereum) => tokens.find(({ tokenAddress }) => tokenAddress === '')
  const hbar = hedera.balances.find(({ isNative }) => isNative)
  return [
    ...prices.prices.flatMap(({ token, priceUsd, change24hPct, marketCapUsd }): Figure[] => {
      const symbol = SYMBOLS[token] ?? 'SOL'
      return [
        [`price of ${symbol}`, `prices ${token}`, priceUsd],
        [`change of ${symbol}`, `prices ${token}`, change24hPct],
        // Only the index of Solana tells what a coin is worth as a whole.
        ...(symbol === 'SOL' ? [[`cap of ${symbol}`, `prices ${token}`, marketCapUsd] as const] : []),
      ]
    }),
    ...overview.wallets.map(
      ({ chain, holdings }): Figure => [
        `price of ${CHAINS[chain].native.symbol}`,
        'overview',
        coin(holdings)?.priceUsd ?? null,
      ],
    ),
    ['price of SOL', 'balances', sol?.market_data.price_usd ?? null],
    ['change of SOL', 'balances', sol?.market_data.price_change_24h ?? null],
    ['cap of SOL', 'balances', sol?.market_data.market_cap_usd ?? null],
    ['price of ETH', 'balances', evm(ethereum)?.tokenPrices[0]?.value ?? null],
    ['price of BNB', 'balances', evm(bsc)?.tokenPrices[0]?.value ?? null],
    ['price of HBAR', 'balances', hbar?.priceUsd ?? null],
    ['price of SOL', 'passport', passport.token.priceUsd],
    ['change of SOL', 'passport', passport.token.priceChange24hPct],
    ['cap of SOL', 'passport', passport.token.marketCapUsd],
    ['price of ETH', 'agent', price.token.priceUsd],
    ['change of ETH', 'agent', price.token.priceChange24hPct],
    ...update.majors.flatMap(({ symbol, priceUsd, change24hPct }): Figure[] =>
      symbol === 'BTC'
        ? []
        : [
            [`price of ${symbol}`, 'market update', priceUsd],
            [`change of ${symbol}`, 'market update', change24hPct],
          ],
    ),
    ...held.chains.flatMap(({ chain, tokens }): Figure[] => [
      [
        `change of ${CHAINS[chain].native.symbol}`,
        'agent, balances',
        tokens.find(({ address }) => address === 'native')?.priceChange24hPct ?? null,
      ],
    ]),
    ...held.chains.map(({ chain, totalUsd }): Figure => [`worth on ${chain}`, 'agent, balances', totalUsd]),
    ...overview.cards.flatMap(({ sums }) =>
      sums.map(({ chain, totalUsd }): Figure => [`worth on ${chain}`, 'overview', totalUsd]),
    ),
    ['worth on solana', 'balances', solana.portfolio.totalUsdValue],
    ['worth on ethereum', 'balances', ethereum.totalUsd],
    ['worth on bsc', 'balances', bsc.totalUsd],
    ['worth on hedera', 'balances', hedera.totalUsd],
    ['worth of the vault', 'overview', overview.totalUsd],
    ['worth of the vault', 'agent, balances', held.totalUsd],
  ]
}

function listContradictions(figures: readonly Figure[]): readonly string[] {
  const byName = Map.groupBy(figures, ([of]) => of)
  return [...byName].flatMap(([of, told]) => {
    const [first] = told
    const isUnknown = told.some(([, , value]) => value === null)
    const isOne = told.every(([, , value]) => value === first?.[2])
    if (isOne && !isUnknown) return []
    return [`${of}: ${told.map(([, where, value]) => `${value} (${where})`).join(', ')}`]
  })
}

it(`says the same of every token everywhere, at ${MOMENTS} moments`, { timeout: 120_000 }, async () => {
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await moveMarket()
    const figures = await readEverything()
    expect(listContradictions(figures)).toEqual([])
  }
})

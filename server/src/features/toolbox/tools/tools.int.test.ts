import type { ToolContract, ToolOutput } from '@windhover/core/toolbox/tool-contract'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildCandles, openPools } from '../../../composition/build-candles.ts'
import { buildChains } from '../../../composition/build-chains.ts'
import { buildIntelligence } from '../../../composition/build-intelligence.ts'
import { buildPrices } from '../../../composition/build-prices.ts'
import { readConfig } from '../../../config.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createLogger } from '../../../platform/log/logger.ts'
import { connectRedis } from '../../../platform/redis/connect-redis.ts'
import { createFleetReadings } from '../../../platform/upstream/fleet-readings.ts'
import type { AgentTool } from '../../../ports/agent-tool.ts'
import { listTools } from '../list-tools.ts'

const OTHERS = {
  PUBLIC_ORIGIN: 'http://localhost:4700',
  DATABASE_URL: 'postgres://localhost/none',
  REDIS_URL: 'redis://localhost',
  RESTATE_INGRESS_URL: 'http://localhost:1',
  RESTATE_ADMIN_URL: 'http://localhost:1',
  SIGNER_SOCKET: '/nonexistent/signer.sock',
  WITNESS_SOCKETS: '/nonexistent/witness.sock',
  AUTH_SECRET: 'a secret that is long enough for tests',
  WORLD: 'practice',
}
const SOMEBODY = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })

let sandbox: TestSandbox
let world: CountingProxy
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  sandbox = await useSandbox()
  world = await startCountingProxy(sandbox.env)
})
afterEach(async () => {
  world.breakWhere(null)
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await world?.close()
  await sandbox?.stop()
})

/** The tools of instances that share one Redis, which nobody else uses. */
function openTools(instances = 1): readonly (readonly AgentTool[])[] {
  const config = readConfig({ ...NO_PROVIDERS, ...OTHERS, ...world.env })
  const server = testRedis()
  return Array.from({ length: instances }, (_, index) => {
    const redis = connectRedis({ ...server, name: `${index}`, log })
    closing.push(redis.close)
    const prices = buildPrices({ config: { ...config, redis: server }, redis, clock: systemClock, log })
    closing.push(prices.tickLog.close)
    return listTools({
      ...buildChains(config.providers, systemClock),
      ...prices,
      intelligence: buildIntelligence(config.intelligence),
      candles: buildCandles(config.providers, openPools(config.providers, systemClock)),
      readings: createFleetReadings({ redis, clock: systemClock, log }),
      clock: systemClock,
      log,
    })
  })
}

/** As the agent runs it: what goes in and what comes out passes the contract. */
async function run<Tool extends ToolContract>(
  tools: readonly AgentTool[] | undefined,
  contract: Tool,
  input: object = {},
): Promise<ToolOutput<Tool>> {
  const tool = tools?.find((each) => each.contract.name === contract.name)
  if (tool === undefined) throw new Error(`${contract.name} is not offered`)
  const answer = await tool.run(contract.input.parse(input) as never, {} as never)
  return contract.output.parse(answer) as ToolOutput<Tool>
}

/** Nothing that cannot be seen: zero width, turned directions, hidden tags. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/u

describe('the tools of market intelligence', () => {
  it('answer each as their contract says, with something, and with nothing hidden in it', async () => {
    const [tools] = openTools()
    const largest = await run(tools, toolboxTools.getProtocolTvl)
    const protocol = largest.status === 'done' ? (largest.protocols[0]?.name ?? '') : ''
    const news = await run(tools, toolboxTools.getNews)
    const spoken = news.status === 'done' ? (news.headlines[0]?.symbols[0] ?? '') : ''
    const asked: readonly [ToolContract, object][] = [
      [toolboxTools.getMarketUpdate, {}],
      [toolboxTools.getNews, {}],
      [toolboxTools.getNews, { topic: spoken, limit: 3 }],
      [toolboxTools.getNews, { topic: 'the latest about markets', limit: 3 }],
      [toolboxTools.searchWeb, { query: 'solana staking', limit: 3 }],
      [toolboxTools.getSocialPulse, { symbol: '$sol' }],
      [toolboxTools.getSocialTrends, { limit: 5 }],
      [toolboxTools.getChainTvl, { limit: 3 }],
      [toolboxTools.getProtocolTvl, { protocol }],
      [toolboxTools.findYields, { chain: 'solana' }],
      [toolboxTools.getBitcoinAddress, { address: SOMEBODY }],
      [toolboxTools.getInscriptions, { limit: 4 }],
      [toolboxTools.getFundingRates, { symbol: 'sol' }],
      [toolboxTools.getOpenInterest, { symbol: 'SOL' }],
      [toolboxTools.getLiquidations, {}],
      [toolboxTools.getLiquidations, { symbol: 'SOL' }],
      [toolboxTools.getTopDapps, { chain: 'solana', limit: 5 }],
      [toolboxTools.getAssetProfile, { symbol: 'SOL' }],
      [toolboxTools.getAssetMetrics, { symbol: 'SOL' }],
    ]
    for (const [contract, input] of asked) {
      const answer = (await run(tools, contract, input)) as { status: string }
      expect([contract.name, input, answer.status]).toEqual([contract.name, input, 'done'])
      expect([contract.name, UNSEEN.test(JSON.stringify(answer))]).toEqual([contract.name, false])
      const empty = Object.entries(answer).filter(([, list]) => Array.isArray(list) && list.length === 0)
      expect([contract.name, input, empty]).toEqual([contract.name, input, []])
    }
  })

  it('tell runes of an address in whole units, and one of them by name', async () => {
    const [tools] = openTools()
    const held = await run(tools, toolboxTools.getBitcoinAddress, { address: SOMEBODY })
    if (held.status !== 'done') throw new Error(JSON.stringify(held))
    expect(held.runes.length).toBeGreaterThan(0)
    for (const { balance } of held.runes) expect(balance).toMatch(/^[\d.]+$/)
    const told = await run(tools, toolboxTools.getRune, { name: held.runes[0]?.name ?? 'NONE' })
    expect(told.status).toBe('done')
  })

  it('say that they know nothing of what is nowhere', async () => {
    const [tools] = openTools()
    const none = { symbol: 'NOSUCHCOIN' }
    const asked: readonly [ToolContract, object, string][] = [
      [toolboxTools.getSocialPulse, none, 'LunarCrush does not follow NOSUCHCOIN.'],
      [toolboxTools.getFundingRates, none, 'No exchange has futures of NOSUCHCOIN.'],
      [toolboxTools.getLiquidations, none, 'No exchange has futures of NOSUCHCOIN.'],
      [toolboxTools.getAssetProfile, none, 'Messari has no research on this coin.'],
      [
        toolboxTools.getProtocolTvl,
        { protocol: 'no such thing' },
        'DefiLlama knows no protocol of that name.',
      ],
      [toolboxTools.getRune, { name: 'NOSUCHRUNE' }, 'Ordiscan knows no rune of that name.'],
      [
        toolboxTools.getBitcoinAddress,
        { address: '0x0000000000000000' },
        'This is not an address on Bitcoin.',
      ],
    ]
    for (const [contract, input, reason] of asked) {
      const code = contract === toolboxTools.getBitcoinAddress ? 'badBitcoinAddress' : 'notCovered'
      const refused = { status: 'refused', code: `intelligence/${code}`, reason }
      expect(await run(tools, contract, input)).toEqual(refused)
    }
  })

  it('are one question to their source, however many ask through however many instances', async () => {
    const both = openTools(2)
    world.reset()
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        run(both[index % 2], toolboxTools.getNews, { limit: 1 + (index % 20) }),
      ),
    )
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        run(both[index % 2], toolboxTools.getFundingRates, { symbol: index % 2 ? '$btc' : 'BTC' }),
      ),
    )
    const asked = (part: string) => world.asked().filter((line) => line.includes(part)).length
    expect([asked('/cryptopanic/'), asked('/coinglass/')]).toEqual([1, 1])
  })
})

describe('get_market_update', () => {
  it('has the market, its mood, the main coins with a line each, movers and headlines', async () => {
    const [tools] = openTools()
    const update = await run(tools, toolboxTools.getMarketUpdate)
    if (update.status !== 'done') throw new Error(JSON.stringify(update))
    expect(update.marketCapUsd).toBeGreaterThan(0)
    expect(update.mood?.label).toMatch(/fear|greed|neutral/i)
    expect(update.majors.map(({ symbol }) => symbol)).toEqual(['BTC', 'ETH', 'SOL', 'BNB', 'HBAR'])
    for (const { symbol, priceUsd, spark } of update.majors) {
      expect([symbol, (priceUsd ?? 0) > 0, spark.length > 1]).toEqual([symbol, true, true])
      expect(Math.abs((spark.at(-1) ?? 0) / (priceUsd ?? 1) - 1), symbol).toBeLessThan(0.02)
    }
    expect(update.headlines.length).toBeGreaterThan(0)
    for (const { change24hPct } of update.gainers) expect(change24hPct).toBeGreaterThan(0)
    for (const { change24hPct } of update.losers) expect(change24hPct).toBeLessThan(0)
  })

  it.each([
    ['coingecko', (update: Done) => [update.marketCapUsd, update.gainers], [null, []]],
    ['fear-greed', (update: Done) => update.mood, null],
    ['cryptopanic', (update: Done) => update.headlines, []],
    ['geckoterminal', (update: Done) => update.majors[1]?.spark, []],
  ] as const)('answers without %s while it is down', async (source, pick, nothing) => {
    const [tools] = openTools()
    world.breakWhere(new RegExp(`/${source}/`))
    const update = await run(tools, toolboxTools.getMarketUpdate)
    if (update.status !== 'done') throw new Error(JSON.stringify(update))
    expect(pick(update)).toEqual(nothing)
    expect(update.majors.find(({ symbol }) => symbol === 'SOL')?.priceUsd).toBeGreaterThan(0)
  })

  it('says so where nothing at all can be read', async () => {
    const [tools] = openTools()
    world.breakWhere(/./)
    expect(await run(tools, toolboxTools.getMarketUpdate)).toEqual({
      status: 'refused',
      code: 'intelligence/noMarketData',
      reason: 'Market data is not available right now.',
    })
    const news = await run(tools, toolboxTools.getNews)
    expect(news).toMatchObject({ status: 'refused', code: 'intelligence/sourceUnavailable' })
  })
})
type Done = Extract<ToolOutput<typeof toolboxTools.getMarketUpdate>, { status: 'done' }>

import type { ChainId } from '@windhover/core/chains/chain'
import { pnlRoutes, type VaultPnl } from '@windhover/core/pnl/contract'
import { callTool } from '@windhover/testkit/agent-calls'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'transactions', 'swaps', 'pnl']
const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BSC_USDT = '0x55d398326f99059fF775485246999027B3197955'

let world: MoneyWorld
/** Minutes pass in a test, and prices move with them: a few per cent, never a deposit. */
const MOVED_PCT = 3

beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['solana', 'ethereum', 'bsc', 'hedera'] })
}, 120_000)
afterAll(() => world?.stop())

async function readPnl(): Promise<VaultPnl> {
  const path = pnlRoutes.getPnl.path.replace(':vaultId', world.vault.tokenId)
  const { status, body } = await world.call('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return pnlRoutes.getPnl.response.parse(body)
}

/** Once every chain has told all that happened. */
async function readWholePnl(isWhole: (pnl: VaultPnl) => boolean): Promise<VaultPnl> {
  let pnl: VaultPnl | undefined
  await waitUntil({
    what: 'the whole history',
    timeoutMs: 60_000,
    check: async () => {
      pnl = await readPnl()
      return isWhole(pnl)
    },
  })
  if (pnl === undefined) throw new Error('no answer')
  return pnl
}

const isKnown = ({ spans }: VaultPnl) => spans.every(({ pnlUsd }) => pnlUsd !== null)
const positionOf = ({ positions }: VaultPnl, chain: ChainId, token: string) => {
  const found = positions.find(
    (each) => each.chain === chain && each.token.toLowerCase() === token.toLowerCase(),
  )
  if (found === undefined) throw new Error(`no position in ${token}`)
  return found
}
const sumOf = ({ positions }: VaultPnl) =>
  positions.reduce((sum, each) => sum + (each.unrealisedUsd ?? 0) + (each.realisedUsd ?? 0), 0)

describe('what a vault of the practice world made', () => {
  it('is nothing but the movement of prices after its deposits', async () => {
    const pnl = await readWholePnl(isKnown)
    expect(pnl.spans.map(({ span }) => span)).toEqual(['today', '7d', '30d', 'all'])
    for (const { percent, basisUsd } of pnl.spans) {
      expect(Math.abs(percent ?? Number.NaN)).toBeLessThan(MOVED_PCT)
      expect(basisUsd).toBeGreaterThan(1_000)
    }
    const coin = positionOf(pnl, 'solana', 'native')
    expect(coin).toMatchObject({ amountRaw: '5000000000', realisedUsd: 0, soldAmountRaw: '0' })
    expect(Date.now() - Date.parse(coin.firstBoughtAt ?? '')).toBeLessThan(600_000)
    expect(coin.costUsd).toBeCloseTo(5 * (coin.averageUsd ?? 0), 4)
    expect(sumOf(pnl)).toBeCloseTo(pnl.spans.at(-1)?.pnlUsd ?? Number.NaN, 2)
  })

  it('counts a real swap as a sale of what went and the cost of what came', async () => {
    const before = positionOf(await readPnl(), 'solana', USDC)
    const sent = await world.move('/api/solana/swap', {
      fromMint: SOL,
      toMint: USDC,
      amount: '1',
      slippage: 1,
    })
    const { receipt } = await world.settled(String(sent.body.intentId))
    const boughtUsd = Number(receipt?.swap?.executedBuyRaw) / 1e6
    const pnl = await readWholePnl(
      (each) => isKnown(each) && positionOf(each, 'solana', 'native').soldAmountRaw !== '0',
    )
    const coin = positionOf(pnl, 'solana', 'native')
    const dollars = positionOf(pnl, 'solana', USDC)
    expect(Number(coin.soldAmountRaw) / 1e9).toBeCloseTo(1, 2)
    expect(coin.soldUsd).toBeCloseTo(boughtUsd, 0)
    expect(coin.realisedUsd).toBeCloseTo((coin.soldUsd ?? 0) - (coin.averageUsd ?? 0), 0)
    expect(dollars.costUsd).toBeCloseTo((before.costUsd ?? 0) + boughtUsd, 0)
    const all = pnl.spans.at(-1)
    expect(Math.abs(all?.percent ?? Number.NaN)).toBeLessThan(MOVED_PCT)
    expect(sumOf(pnl)).toBeCloseTo(all?.pnlUsd ?? Number.NaN, 2)
  })

  it('knows what a swap on BSC paid out, which no index tells, and its fees', async () => {
    const { vault, key } = world
    const terms = { sellToken: BSC_USDT, buyToken: 'native', sellAmount: '20000000000000000000', chainId: 56 }
    const asked = { vaultId: vault.tokenId, apiKey: key, taker: vault.ethAddress, ...terms }
    const { body: quote } = await world.call('POST', '/api/ethereum/swap/quote', asked)
    const sent = await world.move('/api/ethereum/swap', { from: vault.ethAddress, quote, chainId: 56 })
    expect(await world.settled(String(sent.body.intentId))).toMatchObject({ state: 'CONFIRMED' })
    const pnl = await readWholePnl((each) => positionOf(each, 'bsc', BSC_USDT).soldAmountRaw !== '0')
    const sold = positionOf(pnl, 'bsc', BSC_USDT)
    expect(sold).toMatchObject({ soldAmountRaw: '20000000000000000000' })
    expect(sold.soldUsd).toBeCloseTo(20, 0)
    expect(positionOf(pnl, 'bsc', 'native').costUsd).not.toBeNull()
    expect(Math.abs(pnl.spans.at(-1)?.percent ?? Number.NaN)).toBeLessThan(MOVED_PCT)
  })

  type Told = {
    pnlUsd: number | null
    percent: number | null
    realisedUsd: number | null
    isComplete: boolean
    positions: { chain: string; symbol: string; pnlUsd: number | null }[]
  }
  const askAgent = async (args: object) =>
    (await callTool(world, 'get_pnl', { ...args })) as unknown as Told & {
      status: string
      token: string | null
    }

  it('is told by the agent as on the screens, and by token', async () => {
    const pnl = await readWholePnl(isKnown)
    for (const span of ['today', '7d', 'all'] as const) {
      const told = await askAgent({ span })
      const shown = pnl.spans.find((each) => each.span === span)
      expect(told).toMatchObject({ status: 'done', span, token: null, isComplete: true })
      expect(told.percent).toBeCloseTo(shown?.percent ?? Number.NaN, 0)
    }
    const sol = await askAgent({ token: 'sol', span: 'all' })
    expect(sol.positions.map(({ chain, symbol }) => [chain, symbol])).toEqual([['solana', 'SOL']])
    expect(sol.realisedUsd).toBeCloseTo(positionOf(pnl, 'solana', 'native').realisedUsd ?? Number.NaN, 1)
    const dollars = await askAgent({ token: 'USDC' })
    expect(dollars.positions.length).toBeGreaterThan(1)
    expect((await askAgent({ token: USDC })).positions.map(({ symbol }) => symbol)).toEqual(['USDC'])
  })

  it('is told for one span as well, with a line that ends where the figure stands', async () => {
    const path = pnlRoutes.getPnlSpan.path.replace(':vaultId', world.vault.tokenId)
    for (const span of ['today', '7d', '30d', 'all']) {
      const { status, body } = await world.call('GET', path.replace(':span', span))
      expect(status, JSON.stringify(body)).toBe(200)
      const { line, pnlUsd, positions, startedAt } = pnlRoutes.getPnlSpan.response.parse(body)
      expect(startedAt).not.toBeNull()
      expect(line.at(-1)).toBeCloseTo(pnlUsd ?? Number.NaN, 2)
      const made = positions.reduce((sum, each) => sum + (each.pnlUsd ?? 0), 0)
      expect(Math.abs(made - (pnlUsd ?? Number.NaN))).toBeLessThan(1)
    }
    const token = await world.call('GET', `${path.replace(':span', 'all')}?token=SOL`)
    const { realisedUsd, line } = pnlRoutes.getPnlSpan.response.parse(token.body)
    expect([realisedUsd, line]).toEqual([expect.any(Number), []])
  })

  it('is nothing of a token that was never held, and the agent says so', async () => {
    expect(await askAgent({ token: 'NOSUCH' })).toMatchObject({
      status: 'done',
      token: 'NOSUCH',
      positions: [],
      isComplete: true,
    })
    expect(await callTool(world, 'get_pnl', {}, { userId: 'stranger' })).toMatchObject({ status: 'refused' })
  })

  it('is told to nobody else', async () => {
    const path = pnlRoutes.getPnl.path.replace(':vaultId', '999999999')
    expect((await world.call('GET', path)).status).toBe(404)
  })
})

import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ONLY = [
  ...['accounts', 'vaults', 'prices', 'tokens', 'balances', 'transactions', 'swaps'],
  ...['pnl', 'settings', 'chat', 'referrals', 'leaderboard'],
]
const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
let world: MoneyWorld

beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['solana', 'ethereum', 'bsc', 'hedera'] })
}, 120_000)
afterAll(() => world?.stop())

async function readOwn() {
  const path = `${leaderboardRoutes.getLeaderboard.path}?orderBy=pnl&vaultId=${world.vault.tokenId}`
  const { status, body } = await world.call('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return leaderboardRoutes.getLeaderboard.response.parse(body).own
}

it('a vault that has really traded gets on the leaderboard, with what it made', {
  timeout: 240_000,
}, async () => {
  expect(await readOwn()).toBeNull()
  const sent = await world.move('/api/solana/swap', { fromMint: SOL, toMint: USDC, amount: '1', slippage: 1 })
  expect(await world.settled(String(sent.body.intentId))).toMatchObject({ state: 'CONFIRMED' })
  await waitUntil({
    what: 'the profit of the vault',
    timeoutMs: 200_000,
    check: async () => typeof (await readOwn())?.pnl === 'number',
  })
  const own = await readOwn()
  expect(own).toMatchObject({ rank: 1, trades: 1, aura: 20 })
  const { body } = await world.call('GET', `/api/vaults/${world.vault.tokenId}/pnl`)
  const { spans, totalUsd } = body as unknown as {
    spans: { span: string; pnlUsd: number }[]
    totalUsd: number
  }
  const shown = spans.find(({ span }) => span === 'all')?.pnlUsd ?? Number.NaN
  // Both follow the market; a deposit that counted as profit would be far off.
  expect(Math.abs((own?.pnl ?? Number.NaN) - shown)).toBeLessThan(totalUsd * 0.03)
})

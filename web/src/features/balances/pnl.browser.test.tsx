import { balanceRoutes, type HeldToken } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import { sampleHolding } from '@windhover/core/balances/testing/sample-wallet'
import { pnlRoutes } from '@windhover/core/pnl/contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { walletOf } from '../../testing/answers/balances.ts'
import { vaultPnl } from '../../testing/answers/pnl.ts'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import { eventually, find, seen } from '../../testing/screen.ts'

const { getPnl } = pnlRoutes
const region = (name: string) => panel().getByRole('region', { name, exact: true })
const rows = () => seen(region('Profit and loss, deposits not counted'))
const param = (name: string) => new URLSearchParams(location.search).get(name)

it('shows what the vault made today, in 7 and 30 days and in all, and a dash for what nobody knows', async () => {
  const given = vaultPnl({
    today: [92.18, 0.66],
    '7d': [-318.4, -2.33],
    '30d': [null, null],
    all: [1_951.79, 16.22],
  })
  const { server } = await openBalances({ before: (stubs) => void stubs.answer(getPnl, given) })
  await eventually(rows).toMatch(/PnL today\s+\+\$92\.18\s+\+0\.66%/)
  expect(await rows()).toMatch(/7 days\s+\u2212\$318\.40\s+\u22122\.33%/)
  expect(await rows()).toMatch(/30 days\s+–/)
  expect(await rows()).not.toContain('$0.00')
  expect(await rows()).toMatch(/All time\s+\+\$1,951\.79\s+\+16\.22%/)
  const asked = server.answer(getPnl, given)
  await panel().getByRole('button', { name: 'Refresh balances' }).click()
  await eventually(() => asked.length).toBe(1)
  await eventually(() => asked[0]?.query.get('utcOffsetMinutes')).toBe(
    String(-new Date().getTimezoneOffset()),
  )
})

it('keeps the room while profit and loss are worked out, and shows dashes when they do not come', async () => {
  await openBalances({ before: (server) => void server.hold(getPnl) })
  await eventually(rows).toContain('PnL today')
  expect(await rows()).not.toContain('–')
  await openBalances({ before: (server) => void server.breakDown(getPnl) })
  await eventually(rows).toMatch(/PnL today\s+–/)
})

it('moves profit and loss with the prices that the total moves with', async () => {
  const wallet = walletOf('solana', { holdings: [held('T0', 10, null)] })
  await openBalances({
    before: (server) => {
      server.answer(balanceRoutes.getOverview, sumOverview([wallet]))
      server.answer(priceRoutes.getPrices, { prices: [] })
      server.answer(getPnl, {
        ...vaultPnl({ today: [1, 10], '7d': [1, 10], '30d': [1, 10], all: [1, 10] }),
        positions: [
          {
            ...{ chain: 'solana', token: 'T0', decimals: 0, amountRaw: '10', valueUsd: 8, averageUsd: 0.7 },
            ...{
              costUsd: 7,
              unrealisedUsd: 1,
              realisedUsd: 0,
              soldAmountRaw: '0',
              soldUsd: 0,
              firstBoughtAt: null,
            },
          },
        ],
      })
    },
  })
  await eventually(rows).toMatch(/PnL today\s+\+\$3\.00\s+\+30\.00%/)
})

const held = (symbol: string, dollars: number, change24hPct: number | null): HeldToken =>
  sampleHolding({
    ...{ token: symbol, symbol, name: `${symbol} coin`, priceUsd: 1, change24hPct },
    amountRaw: `${BigInt(dollars)}`,
  })

it('says what a day changed: of the total, of every card, and what moved it most', async () => {
  const overview = sumOverview([
    walletOf('solana', { holdings: [held('UP', 1_100, 10), held('FLAT', 500, 0)] }),
    walletOf('hedera', { holdings: [held('NEW', 50, null)] }),
    walletOf('ethereum', { holdings: [held('DOWN', 950, -5)] }),
    walletOf('bsc', { holdings: [held('BIT', 20, 1)] }),
  ])
  await openBalances({
    before: (server) => {
      server.answer(balanceRoutes.getOverview, overview)
      server.answer(priceRoutes.getPrices, { prices: [] })
      server.refuse(tokenRoutes.getDetails)
    },
  })
  await eventually(() => seen(region('Total value'))).toMatch(/\$2,620\.00\s+\+\$50\.20\s+\+1\.99%\s+24h/)
  const card = (chain: string) => find(`[data-chain="${chain}"]`)[0]?.innerText ?? ''
  expect(card('solana')).toMatch(/\+6\.67%/)
  expect(card('solana')).toMatch(/LP positions\s+not read yet/)
  expect(card('hedera')).not.toContain('%')
  expect(card('ethereum')).toMatch(/\u22124\.8\d%/)
  expect(card('ethereum')).toContain('2 tokens')
  expect(await seen(region('Allocation'))).toContain('5 tokens')
  const movers = await seen(region('Moved your value most'))
  expect(movers).toMatch(
    /UP\s+UP coin\s+\+\$100\.00\s+\+10\.00%\s+DOWN\s+DOWN coin\s+\u2212\$50\.00\s+\u22125\.00%/,
  )
  expect(movers).not.toContain('FLAT')
  expect(movers).not.toContain('NEW')
  await region('Moved your value most').getByRole('button').filter({ hasText: 'DOWN coin' }).click()
  await eventually(() => param('token')).toBe('ethereum:DOWN')
})

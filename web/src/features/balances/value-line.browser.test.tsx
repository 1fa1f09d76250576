import { balanceRoutes } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import { expect, it } from 'vitest'
import { walletOf } from '../../testing/answers/balances.ts'
import { moveMouse } from '../../testing/mouse.ts'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import { eventually, find, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STEPS: Readonly<Record<string, { spanMs: number; stepMs: number }>> = {
  '1d': { spanMs: DAY_MS, stepMs: 5 * MINUTE_MS },
  '7d': { spanMs: 7 * DAY_MS, stepMs: HOUR_MS },
  '30d': { spanMs: 30 * DAY_MS, stepMs: 4 * HOUR_MS },
  '90d': { spanMs: 90 * DAY_MS, stepMs: 12 * HOUR_MS },
}

const range = (name: string) => panel().getByRole('radio', { name, exact: true })
const line = (name: RegExp) => panel().getByRole('img', { name })
const region = () => panel().getByRole('region', { name: 'Value', exact: true })
/** How many points the line is drawn through. */
const pointCount = () => {
  const path = find('section[aria-label="Value"] svg path')[1]?.getAttribute('d') ?? ''
  return path.split('L').length
}

const CHAINS = ['solana', 'hedera', 'ethereum'] as const

/** A vault that was worth $200 at every step of its life, and is worth $210 now. */
function answerLife(server: StubServer, ageMs: number): void {
  server.answer(balanceRoutes.getOverview, sumOverview(CHAINS.map((chain) => walletOf(chain))))
  server.answer(balanceRoutes.getValueHistory, ({ query }) => {
    const asked = query.get('range') as '1d' | '7d' | '30d' | '90d'
    const { spanMs = 0, stepMs = 1 } = STEPS[asked] ?? {}
    const step = ageMs < 2 * HOUR_MS ? MINUTE_MS : stepMs
    const count = Math.floor(Math.min(ageMs, spanMs) / step)
    const points = Array.from({ length: count }, (_, place) => ({
      at: new Date(Date.now() - (count - place) * step).toISOString(),
      totalUsd: 200,
    }))
    return { range: asked, points }
  })
}

it('opens with 24 hours and shows every range with its own steps, and ends with now', async () => {
  await openBalances({ before: (server) => answerLife(server, 200 * DAY_MS) })
  await expect.element(line(/^Value over 24 hours: from \$200\.00 to \$210\.00$/)).toBeVisible()
  await expect.element(range('24H')).toBeChecked()
  expect(pointCount()).toBe(288)
  expect(textsOf(region()).join(' ')).toMatch(/\$210\.00\s+\d\d:\d\d.*\s+now$/s)
  for (const [name, words, count] of [
    ['7D', 'over 7 days', 168],
    ['30D', 'over 30 days', 180],
    ['90D', 'over 90 days', 180],
  ] as const) {
    await range(name).click()
    await expect.element(line(new RegExp(`^Value ${words}: `))).toBeVisible()
    expect(pointCount()).toBe(count)
  }
})

it('shows a young vault by the minute in every range, since its first deposit', async () => {
  await openBalances({ before: (server) => answerLife(server, 40 * MINUTE_MS) })
  for (const name of ['24H', '7D', '30D', '90D']) {
    await range(name).click()
    await expect.element(line(/^Value since \d\d:\d\d: from \$200\.00 to \$210\.00$/)).toBeVisible()
    await eventually(pointCount).toBe(40)
  }
})

it('names time, value and change at the pointer', async () => {
  await openBalances({ before: (server) => answerLife(server, 200 * DAY_MS) })
  const chart = line(/^Value over 24 hours: /)
  await expect.element(chart).toBeVisible()
  const box = chart.element().getBoundingClientRect()
  await moveMouse({ x: box.x + box.width / 3, y: box.y + box.height / 2 })
  await eventually(() => textsOf(region()).join(' ')).toMatch(/\d\d:\d\d \$200\.00 \$0\.00/)
})

it('says when the line of a vault begins that has none yet', async () => {
  await openBalances({ before: (server) => answerLife(server, 0) })
  await expect.element(panel().getByText('Your chart starts in a minute or two.')).toBeVisible()
  const empty = sumOverview(CHAINS.map((chain) => walletOf(chain, { holdings: [] })))
  await openBalances({
    before: (server) => {
      answerLife(server, 0)
      server.answer(balanceRoutes.getOverview, empty)
    },
  })
  await expect.element(panel().getByText('Your chart starts with your first deposit.')).toBeVisible()
})

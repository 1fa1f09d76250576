import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf } from '../../testing/answers/discovery.ts'
import { launchToken, launchTokens } from '../../testing/answers/launches.ts'
import { JUP } from '../../testing/answers/token-list.ts'
import { isAmber, textColour } from '../../testing/colours.ts'
import { passTime } from '../../testing/held-time.ts'
import { keepSettings } from '../../testing/kept-settings.ts'
import { moveMouse } from '../../testing/mouse.ts'
import { drawnRows, firstCells } from '../../testing/parts/discovery.ts'
import {
  callsReach,
  holdPolling,
  measureInterval,
  openLaunches,
  pressAndAwait,
  tab,
} from '../../testing/parts/launches.ts'
import { queryOfAddress } from '../../testing/parts/shell.ts'
import { payField, tradeDialog } from '../../testing/parts/trades.ts'
import { eventually, press, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const queryOf = (call: Call | undefined) => Object.fromEntries(call?.query ?? [])
const last = (calls: readonly Call[]) => queryOf(calls.at(-1))
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => cell.innerText)

it('R3-011 G38 has four tabs and opens with Newly Created; each list asks for its own', async () => {
  const { panel, asked } = await openLaunches('pumpfun')
  await eventually(() => firstCells().length).toBe(9)
  expect(textsOf(panel.getByRole('tab'))).toEqual([
    'Deploy',
    'Newly Created',
    'About to Graduate',
    'Recently Graduated',
  ])
  await expect.element(tab(panel, 'Newly Created')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel.getByText('Solana memezone')).toBeVisible()
  expect(last(asked.memezone)).toEqual({ tab: 'new' })
  await tab(panel, 'About to Graduate').click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'graduating' })
  await tab(panel, 'Recently Graduated').click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'graduated' })
})

it('says plainly that deploying is not there yet', async () => {
  const { panel } = await openLaunches('pumpfun')
  await tab(panel, 'Deploy').click()
  await expect.element(panel.getByText('Deploying a token is not available yet.')).toBeVisible()
  expect(panel.getByRole('textbox').elements()).toEqual([])
})

it('has the columns of the picture, and amber where the dev holds a tenth', async () => {
  const { panel } = await openLaunches('pumpfun')
  await eventually(() => firstCells().length).toBe(9)
  const heads = panel.getByRole('columnheader')
  expect(textsOf(heads)).toEqual(['Token', 'Age', 'Bonding', 'MC', 'Volume', 'Holders', 'Dev', 'Actions'])
  const [, age, bonding, ...figures] = cellsOf(drawnRows()[0])
  expect([age, bonding?.trim()]).toEqual(['1 min', '4%'])
  expect(figures.map((text) => text.trim())).toEqual(['$5.20K', '$1.20K', '12', '8.1%', 'Buy'])
  const meter = panel.getByRole('meter', { name: 'Bonding of NOODL', exact: true })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '4%')
  const colourOf = (text: RegExp) => textColour(panel.getByText(text))
  expect([isAmber(colourOf(/^12\.4%/)), isAmber(colourOf(/^8\.1%/))]).toEqual([true, false])
})

it('R3-082 reads the list again every 10 seconds', async () => {
  const { panel, asked } = await openLaunches('pumpfun')
  await eventually(() => firstCells().length).toBe(9)
  holdPolling()
  await pressAndAwait(tab(panel, 'About to Graduate'), asked.memezone)
  expect(await measureInterval(asked.memezone, 10_000)).toEqual([0, 1, 1, 2])
})

it("R3-016 stands still and says 'Paused' while somebody points at it, and catches up afterwards", async () => {
  const { panel, asked } = await openLaunches('pumpfun')
  await eventually(() => firstCells().length).toBe(9)
  holdPolling()
  await pressAndAwait(tab(panel, 'About to Graduate'), asked.memezone)
  const { x, y } = drawnRows()[2]?.getBoundingClientRect() ?? new DOMRect()
  await moveMouse({ x: x + 40, y: y + 20 })
  await passTime(0)
  await expect.element(panel.getByText('Paused', { exact: true })).toBeVisible()
  const before = asked.memezone.length
  await passTime(60_000)
  expect(asked.memezone).toHaveLength(before)
  await moveMouse({ x: 10, y: 500 })
  await callsReach(asked.memezone, before + 1)
  expect(panel.getByText('Paused', { exact: true }).elements()).toEqual([])
  expect(await measureInterval(asked.memezone, 10_000)).toEqual([0, 1, 1, 2])
})

it('R3-012 R3-013 has Filters with min and max of ten figures, Apply and Reset', async () => {
  const { panel } = await openLaunches('pumpfun')
  await panel.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const groups = [
    'Market Cap ($)',
    'Liquidity ($)',
    'Volume ($)',
    'Dev holding %',
    'Insider holding %',
    'Holders',
    'Buys',
    'Sells',
    'By TXNS',
    'Sniper Wallets',
  ]
  await eventually(() => textsOf(dialog.getByRole('group'))).toEqual(groups)
  for (const name of groups) {
    expect(dialog.getByRole('textbox', { name: `${name} Min`, exact: true }).elements()).toHaveLength(1)
    expect(dialog.getByRole('textbox', { name: `${name} Max`, exact: true }).elements()).toHaveLength(1)
  }
  await expect.element(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Reset' })).toBeVisible()
})

it('R3-014 R3-122 loads the list with the bounds at Apply, without them at Reset or when they are emptied', async () => {
  let asked: Call[] = []
  const { panel } = await openLaunches('pumpfun', {
    before: (server) => {
      asked = server.answer(discoveryRoutes.listMemezone, ({ query }) =>
        listOf(launchTokens('pump', query.has('marketCapMin') ? 3 : 9)),
      )
    },
  })
  await expect.element(panel.getByText('9 of 30 shown')).toBeVisible()
  const filters = panel.getByRole('button', { name: /^Filters/ })
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await filters.click()
  await field('Market Cap ($) Min').fill('5,000')
  await field('Dev holding % Max').fill('15')
  expect(
    asked.filter(({ query }) => query.size > 1),
    'nothing is asked before Apply',
  ).toEqual([])
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel.getByText('3 of 30 shown')).toBeVisible()
  await expect.element(panel.getByText('Market Cap from $5K')).toBeVisible()
  await expect.element(panel.getByText('Dev holding to 15%')).toBeVisible()
  await filters.click()
  await expect.element(field('Market Cap ($) Min')).toHaveValue('5,000')
  await field('Market Cap ($) Min').fill('')
  await press('{Enter}')
  await expect.element(panel.getByText('9 of 30 shown')).toBeVisible()
  expect(panel.getByText('Market Cap from $5K').elements()).toEqual([])
  await filters.click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect.element(field('Dev holding % Max')).toHaveValue('')
  expect(panel.getByText('Dev holding to 15%').elements()).toEqual([])
})

it('R3-014 sends the bounds to the server, and takes one away with its chip', async () => {
  const { panel, asked } = await openLaunches('pumpfun')
  await panel.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('textbox', { name: 'Sniper Wallets Max' }).fill('3')
  await dialog.getByRole('textbox', { name: 'By TXNS Min' }).fill('0')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'new', tradesMin: '0', sniperWalletsMax: '3' })
  await panel.getByRole('button', { name: 'Clear Sniper Wallets' }).click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'new', tradesMin: '0' })
  await tab(panel, 'Recently Graduated').click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'graduated', tradesMin: '0' })
})

it('R3-121 takes only numbers that are not negative, and none where Min is above Max', async () => {
  const { panel, asked } = await openLaunches('pumpfun')
  await panel.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const min = dialog.getByRole('textbox', { name: 'Buys Min' })
  await min.click()
  await press('-1a2e.5')
  await expect.element(min).toHaveValue('12.5')
  await dialog.getByRole('textbox', { name: 'Buys Max' }).fill('12')
  await expect.element(dialog.getByText('Min is above Max')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Buys Max' }).fill('13')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await eventually(() => last(asked.memezone)).toEqual({ tab: 'new', buysMin: '12.5', buysMax: '13' })
})

it("R3-017 says 'No tokens found with this filter' where there are none", async () => {
  const { panel } = await openLaunches('pumpfun', {
    before: (server) => void server.answer(discoveryRoutes.listMemezone, listOf([])),
  })
  await expect.element(panel.getByText('No tokens found with this filter')).toBeVisible()
  await expect.element(panel.getByText('0 of 30 shown')).toBeVisible()
})

it('keeps what was shown when a later reading fails, and goes on by itself', async () => {
  const { panel, server, asked } = await openLaunches('pumpfun')
  await eventually(() => firstCells().length).toBe(9)
  holdPolling()
  await pressAndAwait(tab(panel, 'About to Graduate'), asked.memezone)
  const refused = server.refuse(discoveryRoutes.listMemezone, { error: 'Not now.' })
  await passTime(10_000)
  await callsReach(refused, 1)
  expect(panel.getByText('Not now.').elements()).toHaveLength(1)
  expect(firstCells()).toHaveLength(9)
  server.answer(discoveryRoutes.listMemezone, listOf(launchTokens('pump', 4)))
  await passTime(10_000)
  vi.useRealTimers()
  await eventually(() => firstCells().length).toBe(4)
  expect(panel.getByText('Not now.').elements()).toEqual([])
})

it('says why there is no list, and reads it when asked again', async () => {
  const { panel, server } = await openLaunches('pumpfun', {
    before: (stubs) => void stubs.refuse(discoveryRoutes.listMemezone, { error: 'Not now.' }),
  })
  await expect.element(panel.getByRole('alert').getByText('Not now.')).toBeVisible()
  await tryAgainAfter(
    () => server.answer(discoveryRoutes.listMemezone, listOf(launchTokens('pump', 2))),
    panel.getByRole('button', { name: 'Try again' }).first(),
  )
  await eventually(() => firstCells().length).toBe(2)
  // Left where it pressed, the pointer would hold the list of the next test.
  await moveMouse({ x: 5, y: 5 })
})

it('says that its source has stopped answering', async () => {
  const readAt = new Date(Date.now() - 130_000).toISOString()
  const { panel } = await openLaunches('pumpfun', {
    before: (server) =>
      void server.answer(
        discoveryRoutes.listMemezone,
        listOf(launchTokens('pump', 2), { isStale: true, readAt }),
      ),
  })
  await expect.element(panel.getByText('The source does not answer. Last read 2 min ago.')).toBeVisible()
})

it('opens the token of a row', async () => {
  const { panel } = await openLaunches('pumpfun')
  await panel.getByText('Sleepy Cat').click()
  await eventually(queryOfAddress).toEqual({
    app: 'token',
    token: `solana:${launchToken('pump', 2).address}`,
  })
})

it('G40 buys in the dialog of every Buy, filled with the preset, and not where it cannot be sold', async () => {
  const tokens = [launchToken('pump', 0), launchToken('pump', 1, JUP)]
  const { panel } = await openLaunches('pumpfun', {
    before: (server) => void server.answer(discoveryRoutes.listMemezone, listOf(tokens)),
  })
  await expect
    .element(panel.getByRole('button', { name: 'Buy NOODL' }))
    .toHaveAttribute('aria-disabled', 'true')
  await panel.getByRole('button', { name: 'Buy JUP' }).click()
  await expect.element(payField(tradeDialog('Buy', 'JUP'))).toHaveValue('0.1')
})

it('G40 has no Buy with Disable Quick Buy on', async () => {
  const { panel } = await openLaunches('pumpfun', {
    before: (server, vaultId) => {
      const stored = keepSettings(server, vaultId)
      stored().showQuickBuy = false
    },
  })
  await eventually(() => firstCells().length).toBe(9)
  await eventually(() => panel.getByRole('button', { name: /^Buy / }).elements().length).toBe(0)
  await expect.element(panel.getByRole('button', { name: 'Chart of NOODL' })).toBeVisible()
})

import { chatRoutes } from '@windhover/core/chat/contract'
import { settingsRoutes } from '@windhover/core/settings/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCandles } from '../../testing/answers/candles.ts'
import { addressAt, trenchesToken, trenchesTokens } from '../../testing/answers/discovery.ts'
import { answerQuotes } from '../../testing/answers/swaps.ts'
import { JUP } from '../../testing/answers/token-list.ts'
import {
  drawnRows,
  firstCells,
  openTrenches,
  selectedRows,
  tokenGrid,
  trenches,
} from '../../testing/parts/discovery.ts'
import { payField, tradeDialog } from '../../testing/parts/trades.ts'
import { eventually, press } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const JUP_LISTED = trenchesToken(6, { ...JUP, priceUsd: 0.51 })
const TOKENS = [JUP_LISTED, ...trenchesTokens(5)]

/** What stands behind the dialog and the chart. */
function answerMarket(server: StubServer): void {
  server.answer(tokenRoutes.getCandles, answerCandles)
  server.hold(tokenRoutes.getDetails)
  answerQuotes(server)
}

const withQuickBuy =
  (showQuickBuy: boolean, trenchesPreset = 0.1) =>
  (server: StubServer, vaultId: string) => {
    answerMarket(server)
    const view = server.recorded(settingsRoutes.getSettings)
    server.answer(settingsRoutes.getSettings, {
      ...view,
      vaultId,
      settings: {
        ...view.settings,
        showQuickBuy,
        buyPresets: { ...view.settings.buyPresets, trenches: [trenchesPreset] },
      },
    })
  }

it('R3-041 has Chart, Info and Buy in every row', async () => {
  await openTrenches({ tokens: TOKENS })
  await eventually(() => firstCells().length).toBe(6)
  for (const row of drawnRows()) {
    const names = [...row.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))
    const symbol = row.querySelector('bdi')?.innerText
    expect(names).toEqual(
      expect.arrayContaining([`Chart of ${symbol}`, `Info about ${symbol}`, `Buy ${symbol}`]),
    )
  }
})

it('R3-044 opens the chart over the whole chat, with a button that closes it', async () => {
  await openTrenches({ tokens: TOKENS, before: answerMarket })
  await tokenGrid().getByRole('button', { name: 'Chart of JUP' }).click()
  const close = page.getByRole('button', { name: 'Close chart' })
  await expect.element(close).toBeVisible()
  await close.click()
  await expect.element(close).not.toBeInTheDocument()
})

it('R3-001 R3-045 G40 buys in the dialog for Solana, filled with the preset that is chosen', async () => {
  await openTrenches({ tokens: TOKENS, before: withQuickBuy(true, 0.2) })
  await tokenGrid().getByRole('button', { name: 'Buy JUP' }).click()
  const dialog = tradeDialog('Buy', 'JUP')
  await expect.element(dialog.getByText('You pay', { exact: true })).toBeVisible()
  await expect.element(payField(dialog)).toHaveValue('0.2')
  await expect.element(dialog.getByText('You receive', { exact: true })).toBeVisible()
  await press('{Escape}')
  await trenches().getByRole('radio', { name: '0.4' }).click()
  await tokenGrid().getByRole('button', { name: 'Buy JUP' }).click()
  await expect.element(payField(tradeDialog('Buy', 'JUP'))).toHaveValue('0.4')
})

it('R3-001 offers no Buy, no preset and no key for it while Disable Quick Buy is on', async () => {
  await openTrenches({ tokens: TOKENS, before: withQuickBuy(false) })
  await expect.element(tokenGrid().getByRole('button', { name: 'Chart of JUP' })).toBeVisible()
  await expect.element(tokenGrid().getByRole('button', { name: 'Buy JUP' })).not.toBeInTheDocument()
  await expect.element(trenches().getByText('Quick buy')).not.toBeInTheDocument()
  await press('jb')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('says what there is to check of a row, beside it, and switches Buy off where it cannot be sold', async () => {
  const { marks } = await openTrenches({ before: answerMarket })
  const risk = (symbol: string) =>
    tokenGrid().getByRole('button', { name: new RegExp(`^Risk of ${symbol}:`) })
  await expect.element(risk('NOODL')).toHaveTextContent("Can't sell")
  await expect.element(risk('MOCHI')).toHaveTextContent('2 to check')
  await expect.element(risk('YAWN')).toHaveTextContent('Low')
  // Many in one call, each once, and only of the rows in sight.
  const asked = marks.flatMap(({ body }) => body.addresses)
  expect(marks[0]?.body.addresses.length).toBeGreaterThan(5)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).not.toContain(addressAt(59))
  await expect
    .element(tokenGrid().getByRole('button', { name: 'Buy NOODL' }))
    .toHaveAttribute('aria-disabled', 'true')
  await tokenGrid().getByRole('button', { name: 'Buy NOODL' }).click({ force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await risk('MOCHI').click()
  const popover = page.getByRole('dialog', { name: /Risk of MOCHI/ })
  await expect.element(popover.getByText('2 things to check on MOCHI')).toBeVisible()
  await expect.element(popover.getByText('Mint authority is active')).toBeVisible()
  await expect.element(popover.getByText('More tokens can be created.')).toBeVisible()
  await expect.element(popover.getByText('alert at 10%')).toBeVisible()
  await expect.element(trenches().getByText('Paused', { exact: true }).first()).toBeVisible()
  await popover.getByRole('button', { name: 'Token page' }).click()
  await eventually(() => location.search).toContain('app=token')
})

it('is walked by keys from the list to the dialog, the chart and the question', async () => {
  await openTrenches({ tokens: TOKENS, before: answerMarket })
  await eventually(() => firstCells().length).toBe(6)
  await press('j')
  await eventually(selectedRows).toEqual(['JUP'])
  await expect.element(trenches().getByText('buy 0.1 SOL')).toBeVisible()
  await press('b')
  await expect.element(payField(tradeDialog('Buy', 'JUP'))).toHaveValue('0.1')
  await press('{Escape}')
  await expect.element(tradeDialog('Buy', 'JUP')).not.toBeInTheDocument()
  await press('c')
  await expect.element(page.getByRole('button', { name: 'Close chart' })).toBeVisible()
  await press('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Close chart' })).not.toBeInTheDocument()
  await press('/')
  await expect.element(page.getByRole('searchbox', { name: 'Name, symbol or address' })).toHaveFocus()
  await press('yawn')
  await eventually(firstCells).toEqual(['YAWN'])
  await press('{Escape}jj{Enter}')
  await eventually(() => location.search).toContain('app=token')
})

it('R3-041 asks the agent for all stats of a token by Info, and for its risks by the key A', async () => {
  const { server } = await openTrenches({ tokens: TOKENS })
  const sent = server.hold(chatRoutes.sendMessage).calls
  await tokenGrid().getByRole('button', { name: 'Info about JUP' }).click()
  await eventually(() => JSON.stringify(sent.map(({ body }) => body))).toContain(
    `Give me all stats for JUP (${JUP.address})`,
  )
})

it('puts what is safe and rises first, leaves out what cannot be sold and says how it counts', async () => {
  const flat = trenchesToken(2, { symbol: 'FLAT', changePct: 0 })
  const risky = trenchesToken(1, { symbol: 'RISKY', changePct: 90 })
  const rising = trenchesToken(3, { symbol: 'RISING', changePct: 40 })
  const stuck = trenchesToken(0, { symbol: 'STUCK', changePct: 99 })
  await openTrenches({ tokens: [stuck, flat, risky, rising] })
  await eventually(firstCells).toEqual(['STUCK', 'FLAT', 'RISKY', 'RISING'])
  const chip = trenches().getByRole('button', { name: 'Safe and rising', exact: true })
  await chip.click()
  await eventually(firstCells).toEqual(['RISKY', 'RISING', 'FLAT'])
  await trenches().getByRole('button', { name: 'How Safe and rising is counted' }).click()
  await expect
    .element(page.getByRole('dialog').getByText(/Tokens that can't be sold are left out/))
    .toBeVisible()
  await press('{Escape}')
  await tokenGrid().getByRole('button', { name: 'MC', exact: true }).click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  await eventually(() => firstCells().length).toBe(4)
})

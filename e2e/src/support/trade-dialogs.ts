import type { Locator, Page } from 'playwright-core'
import { openWallet, type SendChain } from './money-dialogs.ts'
import { eventually } from './shell-eventually.ts'

/** The buy and sell dialogs, by what they are called. */
type TradeVerb = 'Buy' | 'Sell'
type TradeOf = { readonly chain: SendChain; readonly verb: TradeVerb; readonly symbol: string }

const QUOTED_WITHIN_MS = 20_000

export const tradeDialog = (page: Page, verb: TradeVerb, symbol: string): Locator =>
  page.getByRole('dialog', { name: `${verb} ${symbol} Tokens`, exact: true })
const payField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'You pay' })
const received = (dialog: Locator): Locator => dialog.getByLabel('You receive', { exact: true })
export const tradeButton = (dialog: Locator, verb: TradeVerb, symbol: string): Locator =>
  dialog.getByRole('button', { name: `${verb} ${symbol}`, exact: true })

/** Presses B or S in the row of the token. */
export async function openTrade(page: Page, { chain, verb, symbol }: TradeOf): Promise<Locator> {
  await openWallet(page, chain)
  await page.getByRole('button', { name: `${verb} ${symbol}`, exact: true }).click()
  const dialog = tradeDialog(page, verb, symbol)
  await payField(dialog).waitFor()
  return dialog
}

/** Types an amount and waits until there is a quote for it. */
export async function quote(dialog: Locator, amount: string): Promise<void> {
  await payField(dialog).fill(amount)
  await eventually(async () => (await received(dialog).textContent()) !== '0').toBe(true)
  await dialog.getByText(/^quote \d+ s old$/).waitFor({ timeout: QUOTED_WITHIN_MS })
}

/** Ticks the terms of the provider where they are asked for. */
export async function agreeToTerms(dialog: Locator): Promise<void> {
  const box = dialog.getByRole('checkbox', { name: /I agree to the swap provider/ })
  if (await box.isVisible()) await box.check()
}

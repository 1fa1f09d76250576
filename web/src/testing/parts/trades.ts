import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppOptions } from '../open-app.tsx'
import type { ChainName } from './money-app.ts'
import { type OpenedDialog, openWallet } from './transfers.ts'

/** The buy and sell dialogs, by what they are called. */
export type TradeVerb = 'Buy' | 'Sell'
export type TradeOf = { readonly chain: ChainName; readonly verb: TradeVerb; readonly symbol: string }

export const tradeDialog = (verb: TradeVerb, symbol: string): Locator =>
  page.getByRole('dialog', { name: `${verb} ${symbol} Tokens`, exact: true })
export const payField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'You pay' })
export const received = (dialog: Locator): Locator => dialog.getByLabelText('You receive', { exact: true })
export const tradeButton = (dialog: Locator, { verb, symbol }: TradeOf): Locator =>
  dialog.getByRole('button', { name: `${verb} ${symbol}`, exact: true })
/** B or S in the row of the token. */
export const tradeOpener = ({ verb, symbol }: TradeOf): Locator =>
  page.getByRole('button', { name: `${verb} ${symbol}`, exact: true })

export async function openTrade(of: TradeOf, options: AppOptions = {}): Promise<OpenedDialog> {
  const opened = await openWallet(of.chain, options)
  await tradeOpener(of).click()
  const dialog = tradeDialog(of.verb, of.symbol)
  await expect.element(payField(dialog)).toBeVisible()
  return { ...opened, dialog }
}

/** Types an amount and waits until there is a quote for it. */
export async function quoteTrade(dialog: Locator, amount: string): Promise<void> {
  await payField(dialog).fill(amount)
  await expect.element(received(dialog)).not.toMatchTextContent(/^0$/)
  await expect.element(dialog.getByText(/^quote \d+ s old$/)).toBeVisible()
}

export const termsBox = (within: Locator): Locator =>
  within.getByRole('checkbox', {
    name: /^I agree to the swap provider's terms of service and privacy policy$/,
  })

export async function expectClosedAndCleared(of: TradeOf): Promise<void> {
  const dialog = tradeDialog(of.verb, of.symbol)
  await expect.element(dialog).not.toBeInTheDocument()
  await tradeOpener(of).click()
  await expect.element(payField(dialog)).toHaveValue('')
}

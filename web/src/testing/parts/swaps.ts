import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppOptions } from '../open-app.tsx'
import { appears } from '../screen.ts'
import { type ChainName, type MoneyApp, openMoneyApp } from './money-app.ts'
import { pickerPart, quickPick } from './token-picker.ts'

/** The swap cards, by what they are called. */

export const swapCard = (chain: ChainName): Locator => page.getByRole('region', { name: chain, exact: true })
export const amountToSell = (card: Locator): Locator => card.getByRole('textbox', { name: 'Amount to sell' })
export const amountToReceive = (card: Locator): Locator =>
  card.getByLabelText('Amount to receive', { exact: true })
export const flipButton = (card: Locator): Locator => card.getByRole('button', { name: 'Flip sides' })
export const swapTokenButton = (card: Locator, side: 'sell' | 'buy'): Locator =>
  card.getByRole('button', { name: new RegExp(`^Token to ${side}: `) })
/** Whatever it says: to swap, or why that cannot be yet. */
export const swapButton = (card: Locator): Locator => card.getByRole('button', { name: SWAP_BUTTON })
const SWAP_BUTTON =
  /^(Swap|Getting quote\.\.\.|Swapping\.\.\.|Insufficient Balance|Balance unavailable|Choose a(nother)? token|Enter an amount|No quote|Agree to the terms|This swap would fail|Not simulated yet|Not enough \w+ for fees)$/

/** 'Select token' where none is. */
export const chosenToken = (card: Locator, side: 'sell' | 'buy'): string =>
  (swapTokenButton(card, side).element().getAttribute('aria-label') ?? '').replace(/^Token to \w+: /, '')

export type OpenedCard = MoneyApp & { readonly card: Locator }

export async function openSwap(chain: ChainName, options: AppOptions = {}): Promise<OpenedCard> {
  const opened = await openMoneyApp({ ...options, at: `?app=swap-${chain.toLowerCase()}` })
  const card = swapCard(chain)
  await appears(swapButton(card))
  await expect.element(swapButton(card)).toBeVisible()
  return { ...opened, card }
}

/** By its chip, which every network has for its usual tokens. */
export async function pickToken(card: Locator, side: 'sell' | 'buy', symbol: string): Promise<void> {
  await swapTokenButton(card, side).click()
  await quickPick(symbol).click()
  await expect.element(pickerPart()).not.toBeInTheDocument()
}

/** What is chosen already stays: choosing it again would clear it. */
export async function pickPair(card: Locator, sell: string, buy: string): Promise<void> {
  for (const [side, symbol] of [
    ['sell', sell],
    ['buy', buy],
  ] as const) {
    if (chosenToken(card, side) !== symbol) await pickToken(card, side, symbol)
  }
}

/** The quote of what is typed stands: the button can be pressed. */
export async function expectQuote(card: Locator): Promise<void> {
  const swap = card.getByRole('button', { name: 'Swap', exact: true })
  await appears(swap)
  await expect.element(swap).toBeEnabled()
}

/** Two tokens, an amount and its quote: ready to be pressed. */
export async function openFilledCard(
  chain: 'Solana' | 'Hedera' = 'Solana',
  options: AppOptions = {},
): Promise<OpenedCard> {
  const opened = await openSwap(chain, options)
  await pickPair(opened.card, chain === 'Hedera' ? 'HBAR' : 'SOL', 'USDC')
  await amountToSell(opened.card).fill('0.3')
  await expectQuote(opened.card)
  return opened
}

/** Presses a part of the balance; gives how much of it was filled in. */
export async function shareOfBalance(card: Locator, chip: string): Promise<number> {
  const balance = card.getByText(/^Balance [\d,]+\.\d{6}$/).first()
  await expect.element(balance).toBeVisible()
  await card.getByRole('button', { name: chip, exact: true }).click()
  const held = Number((balance.element().textContent ?? '').replace('Balance ', '').replaceAll(',', ''))
  return Number((amountToSell(card).element() as HTMLInputElement).value) / held
}

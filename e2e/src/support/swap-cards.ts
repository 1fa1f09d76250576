import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS } from './shell-eventually.ts'

/** The swap cards, by what they are called. */
export type SwapChain = 'Solana' | 'Ethereum' | 'BSC' | 'Hedera'

const swapCard = (page: Page, chain: SwapChain): Locator =>
  page.getByRole('region', { name: chain, exact: true })
export const amountToSell = (card: Locator): Locator => card.getByRole('textbox', { name: 'Amount to sell' })
const tokenButton = (card: Locator, side: 'sell' | 'buy'): Locator =>
  card.getByRole('button', { name: new RegExp(`^Token to ${side}: `) })
export const swapButton = (card: Locator): Locator =>
  card.getByRole('button', {
    name: /^(Swap|Getting quote\.\.\.|Swapping\.\.\.|Insufficient Balance|Balance unavailable|Choose a token|Enter an amount)$/,
  })

export async function openSwap(page: Page, chain: SwapChain): Promise<Locator> {
  await page.goto(`/?app=swap-${chain.toLowerCase()}`)
  const card = swapCard(page, chain)
  await swapButton(card).waitFor({ timeout: PATIENCE_MS })
  return card
}

const pickerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Select a token', exact: true })

/** By its chip, which every network has for its usual tokens. */
async function pickToken(card: Locator, side: 'sell' | 'buy', symbol: string): Promise<void> {
  await tokenButton(card, side).click({ timeout: PATIENCE_MS })
  const picker = pickerOf(card.page())
  await picker
    .getByRole('list', { name: 'Quick picks' })
    .getByRole('button', { name: symbol, exact: true })
    .click({ timeout: PATIENCE_MS })
  await picker.waitFor({ state: 'hidden' })
}

/** What is chosen already stays: choosing it again would clear it. */
export async function pickPair(card: Locator, sell: string, buy: string): Promise<void> {
  for (const [side, symbol] of [
    ['sell', sell],
    ['buy', buy],
  ] as const) {
    const chosen = await tokenButton(card, side).textContent({ timeout: PATIENCE_MS })
    if (chosen !== symbol) await pickToken(card, side, symbol)
  }
}

/** The quote of what is typed stands: the button can be pressed. */
export async function waitForQuote(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Swap', exact: true, disabled: false }).waitFor({
    timeout: PATIENCE_MS,
  })
}

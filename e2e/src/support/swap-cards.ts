import { type QuoteView, swapRoutes } from '@windhover/core/swaps/contract'
import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS } from './shell-eventually.ts'

/** The swap cards, by what they are called. */
export type SwapChain = 'Solana' | 'Ethereum' | 'BSC' | 'Hedera'

export const swapCard = (page: Page, chain: SwapChain): Locator =>
  page.getByRole('region', { name: chain, exact: true })
export const amountToSell = (card: Locator): Locator => card.getByRole('textbox', { name: 'Amount to sell' })
export const amountToReceive = (card: Locator): Locator => card.getByLabel('Amount to receive')
export const flipButton = (card: Locator): Locator => card.getByRole('button', { name: 'Flip sides' })
export const tokenButton = (card: Locator, side: 'sell' | 'buy'): Locator =>
  card.getByRole('button', { name: new RegExp(`^Token to ${side}: `) })
export const swapButton = (card: Locator): Locator =>
  card.getByRole('button', {
    name: /^(Swap|Getting quote\.\.\.|Swapping\.\.\.|Insufficient Balance|Balance unavailable)$/,
  })
export const fact = (card: Locator, name: string): Locator =>
  card.locator('dl > div').filter({ has: card.page().getByText(name, { exact: true }) })

export async function openSwap(page: Page, chain: SwapChain): Promise<Locator> {
  await page.goto(`/?app=swap-${chain.toLowerCase()}`)
  const card = swapCard(page, chain)
  await swapButton(card).waitFor({ timeout: PATIENCE_MS })
  return card
}

export const pickerOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Select a token', exact: true })

/** By its chip, which every network has for its usual tokens. */
export async function pickToken(card: Locator, side: 'sell' | 'buy', symbol: string): Promise<void> {
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

export const QUOTE_PATHS = {
  Solana: swapRoutes.solanaQuote.path,
  Ethereum: swapRoutes.evmQuote.path,
  BSC: swapRoutes.evmQuote.path,
  Hedera: swapRoutes.hederaQuote.path,
} as const

type Body = Record<string, unknown>

/** Every quote the page asks for from now on, by what it asked. */
export function listenToQuotes(page: Page, chain: SwapChain): Body[] {
  const asked: Body[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === QUOTE_PATHS[chain]) asked.push(request.postDataJSON())
  })
  return asked
}

/** Lets real quotes through, changed. Gives a switch for the change. */
export async function bendQuotes(
  page: Page,
  chain: SwapChain,
  bend: (quote: QuoteView) => QuoteView,
): Promise<void> {
  await page.route(
    (url) => url.pathname === QUOTE_PATHS[chain],
    async (route) => {
      const answer = await route.fetch()
      if (!answer.ok()) return route.fulfill({ response: answer })
      const quote = await answer.json()
      await route.fulfill({ response: answer, json: { ...quote, ...bend(quote) } })
    },
  )
}

/** Holds every quote back until it is let go. */
export async function holdQuotes(page: Page, chain: SwapChain): Promise<() => void> {
  let letGo: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    (url) => url.pathname === QUOTE_PATHS[chain],
    async (route) => {
      await gate
      await route.continue()
    },
  )
  return letGo
}

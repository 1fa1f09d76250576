import { swapErrors } from '@windhover/core/swaps/errors'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notices } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { routeIntents } from '../support/routed-intents.ts'
import { failWithoutText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import {
  amountToSell,
  bendQuotes,
  listenToQuotes,
  openSwap,
  pickPair,
  QUOTE_PATHS,
  type SwapChain,
  swapButton,
  waitForQuote,
} from '../support/swap-cards.ts'

const asGuest = oneFundedGuest('swap-rules')

async function fillIn(page: Page, chain: SwapChain = 'Solana'): Promise<Locator> {
  const card = await openSwap(page, chain)
  await pickPair(card, chain === 'Hedera' ? 'HBAR' : 'SOL', 'USDC')
  await amountToSell(card).fill('0.3')
  await waitForQuote(card)
  return card
}

it('R2-168 R2-266 a failed quote says why, or that it failed, and the button is off', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await failWithoutText(page, { method: 'POST', path: new RegExp(QUOTE_PATHS.Solana) })
    await amountToSell(card).fill('0.3')
    await card.getByText('Failed to fetch quote').waitFor()
    expect(await swapButton(card).isDisabled()).toBe(true)
    await page.unrouteAll()
    await card.getByRole('button', { name: 'Try again' }).click()
    await waitForQuote(card)
  }))

it('R2-186 says what a swap needs when something is left out', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await amountToSell(card).fill('')
    await amountToSell(card).press('Enter')
    await card.getByText('Missing required swap parameters', { exact: true }).waitFor()
    await amountToSell(card).fill('1')
    expect(await card.getByText('Missing required swap parameters').count()).toBe(0)
  }))

it.each([
  ['R2-263', 'Solana', 'The pool is closed.', 'The pool is closed.'],
  ['R2-263', 'Solana', null, 'An error occurred while swapping tokens'],
  ['R2-268', 'Hedera', 'The pool is closed.', 'Failed to swap tokens on Hedera: The pool is closed.'],
  [
    'R2-268',
    'Hedera',
    swapErrors.insufficientFunds().message,
    'Failed to swap tokens on Hedera: Insufficient funds',
  ],
] as const)('%s a swap that fails on %s for %j shows its reason', (_id, chain, failure, told) =>
  asGuest({}, async (page) => {
    const card = await fillIn(page, chain)
    const routed = await routeIntents(page)
    routed.outcome = { state: 'FAILED', failure }
    await swapButton(card).click()
    await notices(page).getByText('Swap failed', { exact: true }).waitFor()
    await notices(page).getByText(told, { exact: true }).waitFor()
    expect(await amountToSell(card).inputValue(), 'what was typed stays').toBe('0.3')
    expect(routed.submitted[0]).toMatchObject({ type: 'swap', chain: chain.toLowerCase(), slippageBps: 200 })
  }),
)

it('R2-267 a swap that was refused without a word says that it failed', () =>
  asGuest({}, async (page) => {
    const card = await fillIn(page)
    const routed = await routeIntents(page)
    routed.submits = 'refused-without-words'
    await swapButton(card).click()
    await notices(page).getByText('Swap failed', { exact: true }).waitFor()
    await notices(page).getByText('Failed to swap tokens', { exact: true }).waitFor()
  }))

it('R2-236 is handed over again at most three times, always as the same swap (decision C22)', () =>
  asGuest({}, async (page) => {
    const card = await fillIn(page, 'Hedera')
    const routed = await routeIntents(page)
    routed.submits = 'no-answer-of-ours'
    await swapButton(card).click()
    await card.getByRole('button', { name: 'Ask again' }).waitFor()
    expect(routed.submitted).toHaveLength(4)
    expect(new Set(routed.submitted.map(({ id }) => id)).size).toBe(1)
    routed.submits = 'taken'
    routed.outcome = { state: 'CONFIRMED', failure: null }
    await card.getByRole('button', { name: 'Ask again' }).click()
    await notices(page).getByText('Swapped tokens successfully', { exact: true }).waitFor()
    expect(new Set(routed.submitted.map(({ id }) => id)).size).toBe(1)
  }))

it('asks before it swaps for less than was shown', () =>
  asGuest({}, async (page) => {
    let isWorse = false
    await bendQuotes(page, 'Solana', (quote) => {
      const worse = (BigInt(quote.terms.minBuyAmountRaw) * 9n) / 10n
      return isWorse ? { ...quote, terms: { ...quote.terms, minBuyAmountRaw: worse.toString() } } : quote
    })
    const card = await fillIn(page)
    const routed = await routeIntents(page)
    await page.waitForTimeout(1_000)
    isWorse = true
    const news = page.waitForResponse((answer) => new URL(answer.url()).pathname === QUOTE_PATHS.Solana, {
      timeout: 30_000,
    })
    await news
    await swapButton(card).click()
    await card.getByText(/^The price moved\. You would now receive at least [\d,.]+ USDC\.$/).waitFor()
    expect(routed.submitted).toEqual([])
    await card.getByRole('button', { name: 'Accept new price' }).click()
    await eventually(() => routed.submitted.length).toBe(1)
  }))

it('asks again when the venue no longer gives what was approved', () =>
  asGuest({}, async (page) => {
    const card = await fillIn(page)
    const routed = await routeIntents(page)
    routed.outcome = { state: 'FAILED', failure: swapErrors.priceMoved().message }
    await swapButton(card).click()
    await card.getByRole('button', { name: 'Accept new price' }).waitFor()
    expect(await notices(page).getByText('Swap failed').count()).toBe(0)
    routed.outcome = { state: 'CONFIRMED', failure: null }
    await card.getByRole('button', { name: 'Accept new price' }).click()
    await notices(page).getByText('Successfully swapped tokens', { exact: true }).waitFor()
    const [first, second] = routed.submitted
    expect(first?.id, 'another price is another swap').not.toBe(second?.id)
  }))

it('R2-296 renews the quote every ten seconds while it is looked at, and not while the page is hidden', () =>
  asGuest({}, async (page) => {
    const card = await fillIn(page)
    const asked = listenToQuotes(page, 'Solana')
    await card.getByText(/^refreshes in \d+ s$/).waitFor()
    await eventually(() => asked.length).toBe(1)
    await setHidden(page, true)
    const before = asked.length
    await page.waitForTimeout(12_000)
    expect(asked.length).toBe(before)
    await setHidden(page, false)
  }))

it('R2-169 a balance that could not be read stops the swap with the reason (decision D1)', () =>
  asGuest({}, async (page) => {
    await page.route(
      (url) => url.pathname === '/api/solana/balances',
      async (route) => {
        const answer = await route.fetch()
        const unread = { state: 'unknown', observedAt: null, unavailable: true }
        await route.fulfill({ response: answer, json: { ...(await answer.json()), ...unread } })
      },
    )
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await amountToSell(card).fill('0.3')
    const button = card.getByRole('button', { name: 'Balance unavailable', exact: true })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    await page.unrouteAll()
    await card.getByRole('button', { name: 'Try again' }).first().click()
    await waitForQuote(card)
  }))

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const state = isHidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}

import { balanceRoutes } from '@windhover/core/balances/contract'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import { afterEach, expect, it, vi } from 'vitest'
import { UNKNOWN } from '../../testing/answers/balances.ts'
import { answerQuotes } from '../../testing/answers/swaps.ts'
import { holdTimers, passTime, typeAtOnce } from '../../testing/held-time.ts'
import { button, fieldValue, notices } from '../../testing/parts/money-app.ts'
import {
  amountToSell,
  chosenToken,
  expectQuote,
  flipButton,
  openFilledCard,
  openSwap,
  pickPair,
  swapButton,
} from '../../testing/parts/swaps.ts'
import { termsBox } from '../../testing/parts/trades.ts'
import { eventually, press, tryAgainAfter } from '../../testing/screen.ts'

const COINS = { Solana: 'SOL', Ethereum: 'ETH', BSC: 'BNB', Hedera: 'HBAR' } as const

/** Time goes on as it does, and can be moved ahead. */
const useMovableTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  setHidden(false)
})

it('R2-168 R2-266 says why there is no quote, or that it failed, and the button is off', async () => {
  const { card, server } = await openSwap('Solana')
  await pickPair(card, 'SOL', 'USDC')
  server.breakDown(swapRoutes.getQuote)
  await amountToSell(card).fill('0.3')
  await expect.element(card.getByText(/^Failed to fetch quote/)).toBeVisible()
  await expect.element(swapButton(card)).toBeDisabled()
  const refuse = () =>
    server.refuse(swapRoutes.getQuote, { error: 'No route through Jupiter was found to trade' })
  await tryAgainAfter(refuse, button(card, 'Try again'))
  await expect.element(card.getByText(/^No route through Jupiter was found to trade/)).toBeVisible()
  await tryAgainAfter(() => answerQuotes(server), button(card, 'Try again'))
  await expectQuote(card)
})

it('R2-186 says what a swap needs when something is left out', async () => {
  const { card } = await openSwap('Solana')
  const missing = card.getByText('Missing required swap parameters', { exact: true })
  await amountToSell(card).click()
  await press('{Enter}')
  await expect.element(missing).toBeVisible()
  await amountToSell(card).fill('1')
  await expect.element(missing).not.toBeInTheDocument()
})

const CLOSED = swapErrors.failed({ text: 'The pool is closed.' })

it.each([
  ['R2-263', 'Solana', 'The pool is closed.', CLOSED],
  ['R2-263', 'Solana', 'An error occurred while swapping tokens', null],
  ['R2-268', 'Hedera', 'Failed to swap tokens on Hedera: The pool is closed.', CLOSED],
  ['R2-268', 'Hedera', 'Failed to swap tokens on Hedera: Insufficient funds', swapErrors.insufficientFunds()],
] as const)('%s shows why a swap on %s failed: %s', async (_id, chain, told, error) => {
  const { card, intents } = await openFilledCard(chain)
  intents.becomes('FAILED', error)
  await swapButton(card).click()
  await expect.element(notices().getByText('Swap failed', { exact: true })).toBeVisible()
  await expect.element(notices().getByText(told, { exact: true })).toBeVisible()
  expect(fieldValue(amountToSell(card)), 'what was typed stays').toBe('0.3')
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'swap',
    chain: chain.toLowerCase(),
    slippageBps: 200,
  })
})

it('R2-267 says that a swap failed when it was refused without a reason', async () => {
  const { card, intents } = await openFilledCard()
  intents.submits = 'refused-without-words'
  await swapButton(card).click()
  await expect.element(notices().getByText('Swap failed', { exact: true })).toBeVisible()
  await expect.element(notices().getByText('Failed to swap tokens', { exact: true })).toBeVisible()
})

it.each(['Ethereum', 'BSC', 'Hedera'] as const)(
  'R2-236 submits on %s again at most three times, always the same swap (decision C22)',
  async (chain) => {
    const { card, intents } = await openSwap(chain)
    await pickPair(card, COINS[chain], 'USDC')
    await amountToSell(card).fill('0.3')
    if (chain !== 'Hedera') await termsBox(card).click()
    await expectQuote(card)
    intents.submits = 'no-answer-of-ours'
    await swapButton(card).click()
    await expect.element(button(card, 'Ask again')).toBeVisible()
    expect(intents.submitted).toHaveLength(4)
    intents.submits = 'taken'
    intents.becomes('CONFIRMED')
    await button(card, 'Ask again').click()
    await expect.element(notices().getByText('Swapped tokens successfully', { exact: true })).toBeVisible()
    expect(intents.submitted).toHaveLength(5)
    expect(new Set(intents.submitted.map(({ id }) => id)).size).toBe(1)
  },
)

it('asks before it swaps for less than was shown', async () => {
  useMovableTime()
  const { card, server, intents } = await openFilledCard()
  // Long enough to have been read.
  await vi.advanceTimersByTimeAsync(1_000)
  const worse = answerQuotes(server, (quote) => {
    const least = (BigInt(quote.terms.minBuyAmountRaw) * 9n) / 10n
    return { ...quote, terms: { ...quote.terms, minBuyAmountRaw: `${least}` } }
  })
  // Not a step further: what stands for a moment counts as seen.
  while (worse.length === 0) await vi.advanceTimersByTimeAsync(100)
  await eventually(() => document.body.innerText).toMatch(/You receive at least\s+52\.920 USDC/)
  ;(button(card, 'Swap').element() as HTMLElement).click()
  await expect
    .element(card.getByText(/^The price moved\. You would now receive at least [\d,.]+ USDC\.$/))
    .toBeVisible()
  expect(intents.submitted).toEqual([])
  // Over at once: what has not ended is followed into the next test.
  intents.becomes('CONFIRMED')
  await button(card, 'Accept new price').click()
  await eventually(() => intents.submitted.length).toBe(1)
})

it('asks again when the exchange no longer gives what was approved', async () => {
  const { card, intents } = await openFilledCard()
  intents.becomes('FAILED', swapErrors.priceMoved({ text: 'In other words.' }))
  await swapButton(card).click()
  await expect.element(button(card, 'Accept new price')).toBeVisible()
  expect(notices().getByText('Swap failed').query()).toBeNull()
  intents.becomes('CONFIRMED')
  await button(card, 'Accept new price').click()
  await expect.element(notices().getByText('Successfully swapped tokens', { exact: true })).toBeVisible()
  const [first, second] = intents.submitted
  expect(first?.id, 'another price is another swap').not.toBe(second?.id)
})

it('renews the quote every ten seconds while it is looked at, and not while the page is hidden', async () => {
  useMovableTime()
  const { card, quotes } = await openFilledCard()
  await expect.element(card.getByText(/^refreshes in \d+ s$/)).toBeVisible()
  const before = quotes.length
  await vi.advanceTimersByTimeAsync(10_000)
  await eventually(() => quotes.length).toBe(before + 1)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(quotes.length).toBe(before + 1)
  setHidden(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await eventually(() => quotes.length).toBeGreaterThan(before + 1)
})

it('R2-169 stops the swap and says so when the balance could not be read (decision D1)', async () => {
  const { card, server } = await openSwap('Solana', {
    before: (stubs) => {
      const known = stubs.recorded(balanceRoutes.getWallet, { chain: 'solana' })
      stubs.answer(balanceRoutes.getWallet, { ...known, ...UNKNOWN })
    },
  })
  await pickPair(card, 'SOL', 'USDC')
  await amountToSell(card).fill('0.3')
  await expect.element(button(card, 'Balance unavailable')).toBeDisabled()
  server.answer(balanceRoutes.getWallet, server.recorded(balanceRoutes.getWallet, { chain: 'solana' }))
  await button(card, 'Try again').first().click()
  await expectQuote(card)
})

it('what one person filled in is not there for the next who signs in to this tab', async () => {
  const { card } = await openSwap('Solana')
  await amountToSell(card).fill('0.3')
  const next = await openSwap('Solana')
  await expect.element(amountToSell(next.card)).toHaveValue('')
})

it.each(['Solana', 'Ethereum', 'BSC', 'Hedera'] as const)(
  'R2-293 asks for a quote on %s when the amount has rested 500 ms',
  async (chain) => {
    const { card, quotes } = await openSwap(chain)
    await pickPair(card, COINS[chain], 'USDC')
    holdTimers()
    typeAtOnce(amountToSell(card), '0.2')
    await passTime(499)
    typeAtOnce(amountToSell(card), '0.25')
    await passTime(499)
    expect(quotes).toEqual([])
    await passTime(1)
    vi.useRealTimers()
    await eventually(() => quotes.length).toBe(1)
  },
)

it('R2-296 takes a quote of the last second again, and asks for one that is older', async () => {
  let nowMs = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  const { card, quotes } = await openFilledCard()
  const flipTo = async (sell: string) => {
    await flipButton(card).click()
    await eventually(() => chosenToken(card, 'sell')).toBe(sell)
    await expectQuote(card)
  }
  await flipTo('USDC')
  const before = quotes.length
  nowMs += 999
  await flipTo('SOL')
  await flipTo('USDC')
  expect(quotes).toHaveLength(before)
  nowMs += 1
  await flipTo('SOL')
  await eventually(() => quotes.length).toBe(before + 1)
})

function setHidden(isHidden: boolean): void {
  if (isHidden === (document.visibilityState === 'hidden')) return
  if (isHidden) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  } else Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

import { QUOTE_REFRESH_MS } from '@windhover/core/swaps/constants'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { answerQuotes } from '../../testing/answers/swaps.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { button } from '../../testing/parts/money-app.ts'
import { amountToSell, expectQuote, openFilledCard, openSwap } from '../../testing/parts/swaps.ts'
import { eventually, find, tryAgainAfter } from '../../testing/screen.ts'

afterEach(() => void vi.useRealTimers())

const summaryOf = () =>
  (find('section[aria-label="This swap will"]')[0]?.innerText ?? '').replaceAll(/\s+/g, ' ')

it.each(SIZES)('shows what the press would do, decoded and simulated, $viewport', async (size) => {
  const { card } = await openFilledCard('Solana', size)
  const summary = card.getByRole('region', { name: 'This swap will' })
  for (const badge of ['Decoded', 'Simulated']) await expect.element(summary.getByText(badge)).toBeVisible()
  expect(summaryOf()).toContain('SOL 5 becomes 4.699995 −0.300005')
  expect(summaryOf()).toContain('USDC 2,000 becomes 2,060 +60')
  expect(summaryOf()).toContain('You receive at least 58.800 USDC')
  expect(summaryOf()).toContain('Price impact 0.08%')
  expect(summaryOf()).toMatch(/Network fee 0\.000005 SOL < \$0\.01/)
  expect(summaryOf(), 'the most that can be lost, and why').toMatch(
    /Max loss \$\d\.\d\d \d\.\d\d% \$1\.20 slippage(, \$\d\.\d\d exchange fee and price impact)?\.$/,
  )
  await expectGoodLook('swap-summary')
})

it('keeps the room of the summary while the quote is on its way', async () => {
  const { card, server } = await openSwap('Solana')
  const held = server.hold(transactionRoutes.previewIntent)
  await amountToSell(card).fill('0.3')
  await expect.element(card.getByRole('status').getByText('Getting quote')).toBeInTheDocument()
  await expect.element(card.getByText('Simulating…')).toBeVisible()
  await expect.element(button(card, 'Getting quote...')).toHaveAttribute('aria-disabled', 'true')
  await eventually(() => held.calls[0]?.body.intent).toMatchObject({
    type: 'swap',
    sellAmountRaw: '300000000',
  })
})

it('cannot be pressed where the simulation fails, and says why', async () => {
  const { card, intents } = await openSwap('Solana')
  intents.preview = { succeeds: false, reason: 'The pool is closed.', warnings: [] }
  await amountToSell(card).fill('0.3')
  await expect.element(button(card, 'This swap would fail')).toBeDisabled()
  await expect.element(card.getByText(/The pool is closed\./)).toBeVisible()
})

it('cannot be pressed where nothing could be simulated, and tries again', async () => {
  const { card, server, intents } = await openSwap('Solana')
  server.refuse(transactionRoutes.previewIntent, { error: 'This chain cannot be reached right now.' })
  await amountToSell(card).fill('0.3')
  await expect.element(button(card, 'Not simulated yet')).toBeDisabled()
  await expect.element(card.getByText(/This chain cannot be reached right now\./)).toBeVisible()
  const simulate = () =>
    server.answer(transactionRoutes.previewIntent, () => ({
      succeeds: true as const,
      ...{ changes: [], fees: [], after: [], isComplete: true, warnings: [] },
    }))
  await tryAgainAfter(simulate, button(card, 'Try again'))
  await expectQuote(card)
  expect(intents.submitted).toEqual([])
})

it('keeps what was simulated while the same swap is quoted again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const { card, server } = await openFilledCard()
  const held = server.hold(transactionRoutes.previewIntent)
  answerQuotes(server, (quote) => {
    const least = BigInt(quote.terms.minBuyAmountRaw) + 1n
    return { ...quote, terms: { ...quote.terms, minBuyAmountRaw: `${least}` } }
  })
  await vi.advanceTimersByTimeAsync(QUOTE_REFRESH_MS)
  await eventually(() => held.calls.length).toBe(1)
  expect(card.getByText('Simulated', { exact: true }).elements()).toHaveLength(1)
  await expect.element(button(card, 'Swap')).toBeEnabled()
})

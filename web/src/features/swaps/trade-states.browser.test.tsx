import { chainErrors } from '@windhover/core/chains/errors'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { answerQuotes } from '../../testing/answers/swaps.ts'
import { isRed, textColour } from '../../testing/colours.ts'
import { holdTimers, passTime, typeAtOnce } from '../../testing/held-time.ts'
import { button, fieldValue, notices, progress, typeSteadily } from '../../testing/parts/money-app.ts'
import {
  openTrade,
  payField,
  quoteTrade,
  received,
  termsBox,
  tradeButton,
  tradeDialog,
} from '../../testing/parts/trades.ts'
import { eventually, expectNoAxeViolations, takePicture, tryAgainAfter } from '../../testing/screen.ts'

const BUY_JUP = { chain: 'Solana', verb: 'Buy', symbol: 'JUP' } as const
const SELL_USDC = { chain: 'Ethereum', verb: 'Sell', symbol: 'USDC' } as const

afterEach(() => void vi.useRealTimers())

it('R2-086 R2-185 R2-193 R2-206 can be pressed only for an amount above zero that is there', async () => {
  const { dialog } = await openTrade(BUY_JUP)
  for (const amount of ['', '0', '0.000']) {
    await payField(dialog).fill(amount)
    await expect.element(button(dialog, 'Buy JUP')).toBeDisabled()
  }
  await payField(dialog).fill('1000')
  await expect.element(button(dialog, 'Insufficient balance')).toBeDisabled()
  await expect
    .element(dialog.getByText(/^Insufficient balance\. Available: /))
    .toMatchTextContent(/^Insufficient balance\. Available: \d+\.\d{6}$/)
  await expect.element(payField(dialog)).toHaveAttribute('aria-invalid', 'true')
  expect(isRed(textColour(payField(dialog)))).toBe(true)
  await quoteTrade(dialog, '0.1')
  expect(isRed(textColour(payField(dialog)))).toBe(false)
  await expect.element(button(dialog, 'Buy JUP')).toBeEnabled()
})

it('R2-192 Max is less than the whole, and the presets are those of the settings', async () => {
  const { dialog } = await openTrade(BUY_JUP)
  await expect.element(dialog.getByText(/^Balance [\d.]+ SOL$/)).toBeVisible()
  const balance = Number(/([\d.]+) SOL/.exec(dialog.getByText(/^Balance/).element().textContent ?? '')?.[1])
  await button(dialog, 'Max').click()
  expect(Number(fieldValue(payField(dialog))) / balance).toBeCloseTo(0.985, 2)
  await button(dialog, '0.1').click()
  expect(fieldValue(payField(dialog))).toBe('0.1')
  await expect.element(button(dialog, '0.1')).toHaveAttribute('aria-pressed', 'true')
})

it('R2-088 G28: the other mode is another form', async () => {
  const { dialog } = await openTrade(BUY_JUP)
  await payField(dialog).fill('0.1')
  await dialog.getByRole('radio', { name: 'Sell' }).click()
  const sell = tradeDialog('Sell', 'JUP')
  await expect.element(payField(sell)).toHaveValue('')
  await expect.element(sell.getByText(/^Balance/)).toMatchTextContent(/ JUP$/)
})

it('R2-293 asks for a quote on Solana when the amount has rested 500 ms', async () => {
  const { dialog, quotes } = await openTrade(BUY_JUP)
  holdTimers()
  typeAtOnce(payField(dialog), '0.1')
  await passTime(499)
  typeAtOnce(payField(dialog), '0.12')
  await passTime(499)
  expect(quotes).toEqual([])
  await passTime(1)
  vi.useRealTimers()
  await eventually(() => quotes.length).toBe(1)
})

it('R2-092 R2-294 asks for a quote when the amount has rested 400 ms', async () => {
  const { dialog, server } = await openTrade(SELL_USDC)
  const askedAt: number[] = []
  const calls = server.answer(swapRoutes.getQuote, () => {
    askedAt.push(performance.now())
    return new Promise<never>(() => {})
  })
  const startedAt = performance.now()
  await typeSteadily(payField(dialog), '12.5', 40)
  await eventually(() => calls.length).toBe(1)
  // The last of four keys came three pauses after the first.
  expect((askedAt[0] ?? 0) - startedAt).toBeGreaterThanOrEqual(3 * 40 + 400)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await eventually(() => calls.map(({ body }) => body.sellAmountRaw)).toEqual(['12500000'])
})

it('R2-207 shows why there is no quote, in red, and asks again', async () => {
  const { dialog, server } = await openTrade(BUY_JUP)
  server.refuse(swapRoutes.getQuote, { error: 'The exchange cannot be reached right now.' })
  await payField(dialog).fill('0.013')
  const problem = dialog.getByRole('alert')
  await expect.element(problem.getByText(/^The exchange cannot be reached right now\./)).toBeVisible()
  expect(isRed(textColour(problem.getByText(/^The exchange cannot/)))).toBe(true)
  await expect.element(button(dialog, 'Buy JUP')).toBeDisabled()
  await tryAgainAfter(() => server.breakDown(swapRoutes.getQuote), button(dialog, 'Try again'))
  await expect.element(problem.getByText(/^Failed to fetch quote/)).toBeVisible()
  await tryAgainAfter(() => answerQuotes(server), button(dialog, 'Try again'))
  await expect.element(received(dialog)).not.toMatchTextContent(/^0$/)
})

it('R3-162 tells of a purchase that was refused without a reason, and keeps what was typed', async () => {
  const { dialog, intents } = await openTrade(BUY_JUP)
  intents.submits = 'refused-without-words'
  await quoteTrade(dialog, '0.1')
  await tradeButton(dialog, BUY_JUP).click()
  await expect.element(notices()).toMatchTextContent('Transaction failedFailed to buy token')
  await expect.element(tradeButton(dialog, BUY_JUP)).toBeEnabled()
  expect(fieldValue(payField(dialog))).toBe('0.1')
})

it.each([
  ['An error occurred during the transaction', null],
  ['The chain refused this transaction.', chainErrors.rejected()],
])('R2-265 tells of a Solana transaction that failed: %s', async (says, error) => {
  const { dialog, intents } = await openTrade(BUY_JUP)
  intents.becomes('FAILED', error)
  await quoteTrade(dialog, '0.1')
  await tradeButton(dialog, BUY_JUP).click()
  await expect.element(notices()).toMatchTextContent(`Transaction failed${says}`)
})

it.each([
  ['Unknown error', null],
  ['The chain refused this transaction.', chainErrors.rejected()],
])('R2-264 tells of an EVM transaction that failed: %s', async (says, error) => {
  const { dialog, intents } = await openTrade(SELL_USDC)
  intents.becomes('FAILED', error)
  await quoteTrade(dialog, '10')
  await termsBox(dialog).click()
  await tradeButton(dialog, SELL_USDC).click()
  await expect.element(notices()).toMatchTextContent(`Transaction failed${says}`)
})

it('a trade with an unknown outcome cannot be pressed twice', async () => {
  const { dialog, intents } = await openTrade(BUY_JUP)
  await quoteTrade(dialog, '0.1')
  await tradeButton(dialog, BUY_JUP).click()
  await expect.element(button(dialog, 'Processing...')).toBeVisible()
  intents.becomes('UNKNOWN')
  await expect.element(progress(dialog).getByText(/Don’t repeat it/)).toBeVisible()
  await expectNoAxeViolations('a trade with an unknown outcome')
  await takePicture('trade-unknown')
  ;(button(dialog, 'Processing...').element() as HTMLElement).click()
  expect(intents.submitted).toHaveLength(1)
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Purchase successful!')).toBeVisible()
})

it('R1-338 without any answer asks four times under one id, and then only on request', async () => {
  const { dialog, intents } = await openTrade(BUY_JUP)
  intents.submits = 'no-answer-of-ours'
  await quoteTrade(dialog, '0.1')
  await tradeButton(dialog, BUY_JUP).click()
  await expect.element(dialog.getByText(/it can’t happen twice/)).toBeVisible()
  expect(intents.submitted).toHaveLength(4)
  intents.submits = 'taken'
  intents.becomes('CONFIRMED')
  await button(dialog, 'Ask again').click()
  await expect.element(notices().getByText('Purchase successful!')).toBeVisible()
  expect(new Set(intents.submitted.map(({ id }) => id)).size).toBe(1)
})

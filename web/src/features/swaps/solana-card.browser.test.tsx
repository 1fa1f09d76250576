import { balanceRoutes } from '@windhover/core/balances/contract'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quoteOf } from '../../testing/answers/swaps.ts'
import { isRed, textColour } from '../../testing/colours.ts'
import { fieldValue, notices, progress, typeSteadily } from '../../testing/parts/money-app.ts'
import {
  amountToReceive,
  amountToSell,
  chosenToken,
  expectQuote,
  flipButton,
  openFilledCard,
  openSwap,
  pickPair,
  pickToken,
  shareOfBalance,
  swapButton,
} from '../../testing/parts/swaps.ts'
import { eventually, find, press, textsOf } from '../../testing/screen.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const factOf = (name: string) =>
  find('dl > div').find((row) => row.innerText.startsWith(name))?.innerText ?? ''

afterEach(() => void vi.useRealTimers())

it('R2-077 R2-078 R2-079 R2-081 R2-173 shows the card with its default pair', async () => {
  const { card } = await openSwap('Solana')
  await expect.element(card.getByRole('heading', { name: 'Solana', exact: true })).toBeVisible()
  for (const text of ['Swap your tokens instantly', "You're selling", "You're buying"]) {
    await expect.element(card.getByText(text, { exact: true })).toBeVisible()
  }
  // R2-312: six decimals.
  await expect.element(card.getByText(/^Balance [\d,]+\.\d{6}$/).first()).toBeVisible()
  await expect.element(amountToSell(card)).toBeVisible()
  expect(amountToReceive(card).element().tagName).toBe('OUTPUT')
  const chips = card.getByRole('group', { name: 'Part of the balance' }).getByRole('button')
  expect(textsOf(chips)).toEqual(['25%', '50%', 'Max'])
  expect(chosenToken(card, 'sell')).toBe('SOL')
  expect(chosenToken(card, 'buy')).toBe('USDC')
})

it('R2-173 does not choose again what was cleared', async () => {
  const { card } = await openSwap('Solana')
  await pickToken(card, 'sell', 'SOL')
  await eventually(() => chosenToken(card, 'sell')).toBe('Select token')
  const networks = page.getByRole('radiogroup', { name: 'Network' })
  await networks.getByRole('radio', { name: 'Hedera' }).click()
  await networks.getByRole('radio', { name: 'Solana' }).click()
  await eventually(() => chosenToken(card, 'sell')).toBe('Select token')
  expect(chosenToken(card, 'buy')).toBe('USDC')
})

it('R2-080 flips the two tokens', async () => {
  const { card } = await openSwap('Solana')
  await flipButton(card).click()
  expect(chosenToken(card, 'sell')).toBe('USDC')
  expect(chosenToken(card, 'buy')).toBe('SOL')
})

it('R2-184 R2-183 takes digits with one point, in steps of 0.000001', async () => {
  const { card } = await openSwap('Solana')
  const field = amountToSell(card)
  await typeSteadily(field, '-1e2x.5.5')
  expect(fieldValue(field)).toBe('12.55')
  await expect.element(field).toHaveAttribute('step', '0.000001')
  await field.fill('1')
  await press('{ArrowUp}')
  expect(fieldValue(field)).toBe('1.000001')
})

it('R2-187 R2-191 fills in parts of the balance, and less than all of it for Max', async () => {
  const { card } = await openSwap('Solana')
  expect(await shareOfBalance(card, '25%')).toBeCloseTo(0.25, 4)
  expect(await shareOfBalance(card, '50%')).toBeCloseTo(0.5, 4)
  expect(await shareOfBalance(card, 'Max')).toBeCloseTo(0.985, 4)
})

it('R2-068 R2-162 R2-163 R2-164 R2-219 asks for a quote when typing has rested, and says so', async () => {
  const { card, server } = await openSwap('Solana')
  await pickPair(card, 'SOL', 'USDC')
  const held = server.hold(swapRoutes.getQuote)
  await amountToSell(card).fill('0')
  await rest(800)
  expect(held.calls, 'nothing is asked for nothing').toEqual([])
  const typedAt = performance.now()
  await typeSteadily(amountToSell(card), '.5', 50)
  const waiting = card.getByRole('button', { name: 'Getting quote...' })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  await eventually(() => held.calls.length).toBe(1)
  expect(performance.now() - typedAt).toBeGreaterThanOrEqual(500)
  expect(held.calls[0]?.body).toMatchObject({
    chain: 'solana',
    sellToken: 'native',
    sellAmountRaw: '500000000',
    slippagePct: 2,
  })
  const quote = quoteOf({
    ...{ chain: 'solana', venue: 'jupiter', sellToken: 'native', buyToken: USDC },
    ...{ sellAmountRaw: '500000000', slippagePct: 2 },
  })
  held.release(quote)
  await expectQuote(card)
  // R2-313: three decimals.
  expect(amountToReceive(card).element().textContent).toBe('100.000')
  expect(factOf('Rate')).toMatch(/^Rate\s+1 SOL = 200(\.0+)? USDC/)
  expect(factOf('You receive at least')).toMatch(/^You receive at least\s+98\.000 USDC$/)
  await expect.element(card.getByText('via Jupiter', { exact: true })).toBeVisible()
})

it('R2-220 does not ask again when the window gets the focus', async () => {
  const { quotes } = await openFilledCard()
  await rest(1_200)
  const before = quotes.length
  for (const target of [window, document]) {
    target.dispatchEvent(new Event('visibilitychange'))
    target.dispatchEvent(new Event('focus'))
  }
  await rest(600)
  expect(quotes.length).toBe(before)
})

it.each([
  ['Solana', 'SOL'],
  ['Ethereum', 'ETH'],
  ['BSC', 'BNB'],
  ['Hedera', 'HBAR'],
] as const)('R2-185 R2-169 refuses on %s more than the vault has, in red', async (chain, coin) => {
  const { card } = await openSwap(chain)
  await pickPair(card, coin, 'USDC')
  await amountToSell(card).fill('0.1')
  expect(isRed(textColour(amountToSell(card)))).toBe(false)
  await amountToSell(card).fill('999999')
  const problem = card.getByText(/^Insufficient balance\. Available: [\d,]+\.\d{6}$/)
  await expect.element(problem).toBeVisible()
  await expect.element(amountToSell(card)).toHaveAttribute('aria-invalid', 'true')
  expect([problem, amountToSell(card)].map((part) => isRed(textColour(part)))).toEqual([true, true])
  await expect.element(card.getByRole('button', { name: 'Insufficient Balance', exact: true })).toBeDisabled()
})

it('R2-167 R2-165 R2-166 is off without an amount, without a token, and for the same token twice', async () => {
  const { card } = await openSwap('Solana')
  await pickPair(card, 'USDC', 'USDC')
  await amountToSell(card).fill('1')
  await expect.element(card.getByText('Choose two different tokens.', { exact: true })).toBeVisible()
  await expect.element(swapButton(card)).toBeDisabled()
  await pickToken(card, 'buy', 'SOL')
  await expectQuote(card)
  await amountToSell(card).fill('')
  await expect.element(swapButton(card)).toBeDisabled()
  await amountToSell(card).fill('1')
  await expectQuote(card)
  await pickToken(card, 'buy', 'SOL')
  await eventually(() => chosenToken(card, 'buy')).toBe('Select token')
  await expect.element(swapButton(card)).toBeDisabled()
})

it('R2-161 R2-170 R2-282 R2-318 swaps, says so for five seconds, and starts over', async () => {
  const { card, server, intents } = await openFilledCard()
  const balances = server.answer(
    balanceRoutes.getWallet,
    server.recorded(balanceRoutes.getWallet, { chain: 'solana' }),
  )
  await swapButton(card).click()
  await expect.element(card.getByRole('button', { name: 'Swapping...' })).toBeVisible()
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'swap',
    chain: 'solana',
    sellAmountRaw: '300000000',
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  intents.becomes('CONFIRMED')
  const isTold = async (aheadMs: number) => {
    await vi.advanceTimersByTimeAsync(aheadMs)
    return notices().getByText('Successfully swapped tokens', { exact: true }).query() !== null
  }
  await eventually(() => isTold(1)).toBe(true)
  const link = notices().getByRole('link', { name: 'View on Solscan' })
  await expect.element(link).toHaveAttribute('href', 'https://solscan.io/tx/transaction')
  expect(await isTold(4_900)).toBe(true)
  expect(await isTold(200)).toBe(false)
  vi.useRealTimers()
  await expect.element(progress(card).getByText('Confirmed', { exact: true })).toBeVisible()
  expect(fieldValue(amountToSell(card))).toBe('')
  await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook } from '../../testing/looks.ts'
import { notices } from '../../testing/parts/money-app.ts'
import {
  amountToSell,
  chosenToken,
  expectQuote,
  openSwap,
  pickPair,
  swapButton,
  swapCard,
  swapTokenButton,
} from '../../testing/parts/swaps.ts'
import { pickerPart } from '../../testing/parts/token-picker.ts'
import { eventually, focused, press } from '../../testing/screen.ts'

const COINS = { Solana: 'SOL', Ethereum: 'ETH', BSC: 'BNB', Hedera: 'HBAR' } as const

it.each([
  ['Solana', 'desktop'],
  ['Ethereum', 'desktop'],
  ['BSC', 'mobile'],
  ['Hedera', 'mobile'],
] as const)('axe finds nothing wrong on the %s card, %s', async (chain, viewport) => {
  const { card } = await openSwap(chain, { viewport })
  await expectGoodLook(`swap-${chain}-empty`)
  await pickPair(card, COINS[chain], 'USDC')
  await amountToSell(card).fill('0.1')
  await expect.element(card.getByText('You receive at least', { exact: true })).toBeVisible()
  await expectGoodLook(`swap-${chain}-filled`)
  await amountToSell(card).fill('99999999')
  await expect.element(card.getByText(/^Insufficient balance\./)).toBeVisible()
  await expectGoodLook(`swap-${chain}-too-much`)
})

it('another network is another app in the address, and keeps the focus', async () => {
  await openSwap('Solana')
  const network = (name: string) =>
    page.getByRole('radiogroup', { name: 'Network' }).getByRole('radio', { name })
  network('Solana').element().focus()
  await press('{ArrowRight}')
  await expect.element(swapButton(swapCard('Ethereum'))).toBeVisible()
  expect(new URLSearchParams(location.search).get('app')).toBe('swap-ethereum')
  await eventually(() => network('Ethereum').element() === focused()).toBe(true)
})

it('the whole swap can be made with the keyboard', async () => {
  const { card, intents } = await openSwap('Solana')
  swapTokenButton(card, 'buy').element().focus()
  await press('{Enter}')
  await expect.element(pickerPart()).toBeVisible()
  await press('USDT')
  await expect.element(pickerPart().getByRole('option', { name: /USDT/ }).first()).toBeVisible()
  await press('{Enter}')
  await expect.element(pickerPart()).not.toBeInTheDocument()
  expect(chosenToken(card, 'buy')).toBe('USDT')
  amountToSell(card).element().focus()
  await press('0.2')
  await expectQuote(card)
  await press('{Enter}')
  expect(intents.submitted, 'Enter in a field never approves').toEqual([])
  const isOnSwap = () => swapButton(card).element() === focused()
  for (let presses = 0; presses < 12 && !isOnSwap(); presses += 1) await press('{Tab}')
  expect(isOnSwap()).toBe(true)
  await press('{Enter}')
  await expect.element(card.getByRole('button', { name: 'Swapping...' })).toBeVisible()
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Successfully swapped tokens', { exact: true })).toBeVisible()
})

it('the button stands at the bottom edge of a phone', async () => {
  const { card } = await openSwap('Solana', { viewport: 'mobile' })
  await amountToSell(card).fill('0.2')
  await expectQuote(card)
  const { bottom } = swapButton(card).element().getBoundingClientRect()
  expect(bottom).toBeGreaterThan(780)
  expect(bottom).toBeLessThanOrEqual(844)
})

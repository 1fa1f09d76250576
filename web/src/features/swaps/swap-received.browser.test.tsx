import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { button, fieldValue, progress } from '../../testing/parts/money-app.ts'
import { amountToSell, expectQuote, openFilledCard, swapButton } from '../../testing/parts/swaps.ts'

it.each(SIZES)('says what came, and leads on from there, $viewport', async (size) => {
  const { card, intents } = await openFilledCard('Solana', size)
  intents.received = '59964000'
  intents.becomes('CONFIRMED')
  await swapButton(card).click()
  const ended = progress(card)
  await expect.element(ended.getByText('Received 59.964 USDC', { exact: true })).toBeVisible()
  await expect.element(ended.getByText('For 0.3 SOL. 0.06% less than quoted.')).toBeVisible()
  await expect.element(ended.getByText('Confirmed', { exact: true })).toBeVisible()
  const explorer = card.getByRole('link', { name: 'Explorer' })
  await expect.element(explorer).toHaveAttribute('href', 'https://solscan.io/tx/transaction')
  await expectGoodLook('swap-received')
  await button(card, 'Swap again').click()
  expect(fieldValue(amountToSell(card))).toBe('0.3')
  await expectQuote(card)
  expect(ended.query()).toBeNull()
  expect(intents.submitted, 'it only fills the form').toHaveLength(1)
})

it('opens the receipt in Activity', async () => {
  const { card, server, intents } = await openFilledCard()
  server.answer(transactionRoutes.listIntents, { intents: [], nextCursor: null })
  intents.becomes('CONFIRMED')
  await swapButton(card).click()
  await expect.element(progress(card).getByText('For 0.3 SOL. Exactly as quoted.')).toBeVisible()
  await button(card, 'Receipt').click()
  const receipt = page.getByRole('region', { name: 'Receipt of Swap 0.3 SOL for USDC' })
  await expect.element(receipt).toBeVisible()
  await expect.element(receipt.getByRole('row', { name: /^Received 60 USDC 60 USDC none$/ })).toBeVisible()
  expect(new URLSearchParams(location.search).get('app')).toBe('activity')
})

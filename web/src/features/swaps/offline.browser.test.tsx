import { expect, it } from 'vitest'
import { amountToReceive, amountToSell, expectQuote, openFilledCard } from '../../testing/parts/swaps.ts'
import { openTrade, quoteTrade, received, tradeButton } from '../../testing/parts/trades.ts'

it('shows no quote without a connection, says why, keeps the amount, and quotes it when it is back', async () => {
  const { card, server } = await openFilledCard()
  server.goOffline()
  await expect.element(card.getByRole('button', { name: "You're offline", exact: true })).toBeDisabled()
  await expect.element(amountToReceive(card)).toHaveTextContent('–')
  await expect.element(card.getByText('No quote while offline')).toBeVisible()
  await expect
    .element(card.getByText("Your amount stays here. A new quote comes when you're back."))
    .toBeVisible()
  expect(card.getByText('You receive at least', { exact: true }).elements()).toEqual([])
  await expect.element(amountToSell(card)).toHaveValue('0.3')
  server.goOnline()
  await expectQuote(card)
  await expect.element(amountToReceive(card)).not.toHaveTextContent('–')
})

it('neither does the dialog that buys or sells', async () => {
  const trade = { chain: 'Solana', verb: 'Buy', symbol: 'JUP' } as const
  const { dialog, server } = await openTrade(trade)
  await quoteTrade(dialog, '0.1')
  server.goOffline()
  await expect.element(dialog.getByRole('button', { name: "You're offline", exact: true })).toBeDisabled()
  await expect.element(received(dialog)).toHaveTextContent('–')
  server.goOnline()
  await expect.element(tradeButton(dialog, trade)).toBeEnabled()
})

import { balanceRoutes } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { button, type ChainName, fieldValue } from '../../testing/parts/money-app.ts'
import { amountToSell, chosenToken, expectQuote, openSwap, pickToken } from '../../testing/parts/swaps.ts'
import { eventually } from '../../testing/screen.ts'

it.each<[ChainName, string]>([
  ['Solana', 'SOL'],
  ['Ethereum', 'ETH'],
  ['BSC', 'BNB'],
  ['Hedera', 'HBAR'],
])('begins on %s with %s and USDC, and says what is missing', async (chain, coin) => {
  const { card } = await openSwap(chain)
  expect([chosenToken(card, 'sell'), chosenToken(card, 'buy')]).toEqual([coin, 'USDC'])
  await expect.element(button(card, 'Enter an amount')).toBeDisabled()
  await pickToken(card, 'buy', 'USDC')
  await expect.element(button(card, 'Choose a token')).toBeDisabled()
  await pickToken(card, 'buy', coin)
  await expect.element(button(card, 'Choose another token')).toBeDisabled()
})

it.each(SIZES)('offers what keeps enough for fees where all of the coin is sold, $viewport', async (size) => {
  const { card, intents } = await openSwap('Solana', size)
  const works = intents.preview
  intents.preview = { succeeds: false, reason: 'insufficient lamports', warnings: [] }
  await amountToSell(card).fill('5')
  await expect.element(button(card, 'Not enough SOL for fees')).toBeDisabled()
  await expect.element(card.getByText('Keep 0.075 SOL for network fees.')).toBeVisible()
  await expectGoodLook('swap-fees')
  intents.preview = works
  await button(card, 'Use 4.925').click()
  expect(fieldValue(amountToSell(card))).toBe('4.925')
  await expect.element(card.getByRole('button', { name: 'Max' })).toHaveAttribute('aria-pressed', 'true')
  await expectQuote(card)
})

it('says what fees need where another token is sold and there are no coins', async () => {
  const { card } = await openSwap('Hedera', {
    before: (server) => {
      const known = server.recorded(balanceRoutes.getWallet, { chain: 'hedera' })
      const holdings = known.holdings.map((each) =>
        each.token === 'native' ? { ...each, amountRaw: '1' as const } : each,
      )
      server.answer(balanceRoutes.getWallet, { ...known, holdings })
    },
  })
  await card.getByRole('button', { name: 'Flip sides' }).click()
  await amountToSell(card).fill('1')
  await expect.element(button(card, 'Not enough HBAR for fees')).toBeDisabled()
  await expect.element(card.getByText('This swap needs 0.00005 HBAR for fees.')).toBeVisible()
  await eventually(() => card.getByRole('button', { name: /^Use / }).elements().length).toBe(0)
})

import { balanceRoutes } from '@windhover/core/balances/contract'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { expect, it } from 'vitest'
import { fieldValue, notices } from '../../testing/parts/money-app.ts'
import {
  amountToSell,
  chosenToken,
  expectQuote,
  flipButton,
  openSwap,
  pickPair,
  shareOfBalance,
  swapButton,
} from '../../testing/parts/swaps.ts'
import { eventually, textsOf } from '../../testing/screen.ts'

const LOW = 'Insufficient HBAR balance (< 10 HBAR). This transaction may likely fail.'

it('R2-073 R2-075 shows the card with balance, percentages and flip', async () => {
  const { card } = await openSwap('Hedera')
  await expect.element(card.getByRole('heading', { name: 'Hedera', exact: true })).toBeVisible()
  await pickPair(card, 'HBAR', 'USDC')
  await expect.element(card.getByText(/^Balance [\d,]+\.\d{6}$/).first()).toBeVisible()
  const parts = card.getByRole('group', { name: 'Part of the balance' })
  expect(textsOf(parts.getByRole('button'))).toEqual(['25%', '50%', '75%', 'Max'])
  await flipButton(card).click()
  await eventually(() => chosenToken(card, 'buy')).toBe('HBAR')
})

it('R2-188 R2-189 fills in 98.5 percent of HBAR and 99 percent of a token for Max', async () => {
  const { card } = await openSwap('Hedera')
  await pickPair(card, 'HBAR', 'USDC')
  expect(await shareOfBalance(card, 'Max')).toBeCloseTo(0.985, 4)
  await flipButton(card).click()
  expect(await shareOfBalance(card, 'Max')).toBeCloseTo(0.99, 4)
})

it('R2-247 R2-283 R2-170 asks for a quote, swaps HBAR and says so', async () => {
  const { card, server, quotes, intents } = await openSwap('Hedera')
  expect(card.getByText(LOW).query()).toBeNull()
  await pickPair(card, 'HBAR', 'USDC')
  await amountToSell(card).fill('20')
  await expectQuote(card)
  expect(quotes.at(-1)?.body).toMatchObject({
    chain: 'hedera',
    sellToken: 'native',
    buyToken: '0.0.456858',
    sellAmountRaw: '2000000000',
  })
  const known = server.recorded(balanceRoutes.getWallet, { chain: 'hedera' })
  const balances = server.answer(balanceRoutes.getWallet, known)
  await swapButton(card).click()
  await expect.element(card.getByRole('button', { name: 'Swapping...' })).toBeVisible()
  expect(balances, 'not read again before it is done').toEqual([])
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Swapped tokens successfully', { exact: true })).toBeVisible()
  await expect.element(notices().getByRole('link', { name: 'View on HashScan' })).toBeVisible()
  expect(fieldValue(amountToSell(card))).toBe('')
  await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
})

const openWithHbar = (balance: string) =>
  openSwap('Hedera', {
    before: (server) => {
      const known = server.recorded(balanceRoutes.getWallet, { chain: 'hedera' })
      const amountRaw: RawAmount = `${BigInt(balance.replace('.', ''))}`
      const holdings = known.holdings.map((each) => (each.token === 'native' ? { ...each, amountRaw } : each))
      server.answer(balanceRoutes.getWallet, { ...known, holdings })
    },
  })

it('R2-076 does not warn of 10 HBAR', async () => {
  const { card } = await openWithHbar('10.00000000')
  await pickPair(card, 'HBAR', 'USDC')
  await expect.element(card.getByText('Balance 10.000000', { exact: true })).toBeVisible()
  expect(card.getByText(LOW).query()).toBeNull()
})

it('R2-076 warns below 10 HBAR without stopping anybody', async () => {
  const { card } = await openWithHbar('9.99999999')
  await expect.element(card.getByText(LOW, { exact: true })).toBeVisible()
  await pickPair(card, 'HBAR', 'USDC')
  await amountToSell(card).fill('1')
  await expectQuote(card)
})

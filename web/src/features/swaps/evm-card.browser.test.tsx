import { balanceRoutes } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { reopenApp } from '../../testing/open-app.tsx'
import { fieldValue, notices, progress } from '../../testing/parts/money-app.ts'
import {
  amountToReceive,
  amountToSell,
  chosenToken,
  expectQuote,
  flipButton,
  openSwap,
  pickPair,
  shareOfBalance,
  swapButton,
} from '../../testing/parts/swaps.ts'
import { termsBox } from '../../testing/parts/trades.ts'
import { eventually, find, textsOf } from '../../testing/screen.ts'

it.each(['Ethereum', 'BSC'] as const)(
  'R2-057 R2-060 R2-066 has its tabs, providers and percentages on %s',
  async (chain) => {
    const { card } = await openSwap(chain)
    expect(textsOf(page.getByRole('tab'))).toEqual(['Swap', 'Orders'])
    const providers = card.getByRole('radiogroup', { name: 'Provider' })
    const labels = find('label', providers.element()).map(({ innerText }) => innerText)
    expect(labels).toEqual(['Auto', 'Uniswap X', '0x'])
    await expect.element(providers.getByRole('radio', { name: 'Auto' })).toBeChecked()
    // Decision D11.
    const uniswapX = providers.getByRole('radio', { name: 'Uniswap X' })
    expect((uniswapX.element() as HTMLInputElement).disabled).toBe(chain === 'BSC')
    const note = page.getByText(/^Uniswap X is not offered on BSC by its provider\./)
    expect(note.elements()).toHaveLength(chain === 'BSC' ? 1 : 0)
    const parts = card.getByRole('group', { name: 'Part of the balance' })
    expect(textsOf(parts.getByRole('button'))).toEqual(['25%', '50%', '75%', 'Max'])
  },
)

it('R2-065 flips the pair', async () => {
  const { card } = await openSwap('Ethereum')
  await pickPair(card, 'ETH', 'USDC')
  await flipButton(card).click()
  await eventually(() => chosenToken(card, 'sell')).toBe('USDC')
  expect(chosenToken(card, 'buy')).toBe('ETH')
})

it('R2-187 R2-188 R2-189 fills in 98.5 percent of the coin and 99 percent of a token for Max', async () => {
  const { card } = await openSwap('Ethereum')
  await pickPair(card, 'ETH', 'USDC')
  expect(await shareOfBalance(card, 'Max')).toBeCloseTo(0.985, 4)
  expect(await shareOfBalance(card, '75%')).toBeCloseTo(0.75, 4)
  await flipButton(card).click()
  expect(await shareOfBalance(card, 'Max')).toBeCloseTo(0.99, 4)
})

it('R2-058 R2-059 R2-067 R2-233 R2-234 asks for the terms once, also after a reload', async () => {
  const { card, quotes } = await openSwap('Ethereum')
  await pickPair(card, 'ETH', 'USDC')
  await amountToSell(card).fill('0.05')
  await expect.element(card.getByText('via 0x', { exact: true })).toBeVisible()
  await expect.element(amountToReceive(card)).toMatchTextContent('200.000')
  expect(amountToReceive(card).element().tagName, 'never typed').toBe('OUTPUT')
  await eventually(() => quotes.at(-1)?.body).toMatchObject({
    chain: 'ethereum',
    sellToken: 'native',
    sellAmountRaw: '50000000000000000',
    provider: 'auto',
    slippagePct: 2,
  })
  await expect.element(card.getByRole('button', { name: 'Agree to the terms' })).toBeDisabled()
  await termsBox(card).click()
  await expectQuote(card)
  expect(localStorage.getItem('swap_terms_agreed')).toBe('true')
  reopenApp()
  await amountToSell(card).fill('0.06')
  await expectQuote(card)
  await eventually(() => termsBox(card).query()).toBeNull()
})

it('R2-283 R2-170 says that it swapped, clears the amount and reads the balances again', async () => {
  const { card, server, intents } = await openSwap('Ethereum')
  await pickPair(card, 'ETH', 'USDC')
  await amountToSell(card).fill('0.05')
  await termsBox(card).click()
  await expectQuote(card)
  const known = server.recorded(balanceRoutes.getWallet, { chain: 'ethereum' })
  const balances = server.answer(balanceRoutes.getWallet, known)
  await swapButton(card).click()
  await expect.element(card.getByRole('button', { name: 'Swapping...' })).toBeVisible()
  expect(balances, 'not read again before it is done').toEqual([])
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Swapped tokens successfully', { exact: true })).toBeVisible()
  const link = notices().getByRole('link', { name: 'View on Etherscan' })
  await expect.element(link).toHaveAttribute('href', 'https://etherscan.io/tx/transaction')
  await expect.element(progress(card).getByText('Confirmed', { exact: true })).toBeVisible()
  expect(fieldValue(amountToSell(card))).toBe('')
  await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
})

it('R2-067 asks the provider that was chosen, and names it', async () => {
  const { card, quotes } = await openSwap('Ethereum')
  await pickPair(card, 'USDC', 'WETH')
  await card.getByRole('radio', { name: 'Uniswap X' }).click()
  await amountToSell(card).fill('25')
  await expect.element(card.getByText('via Uniswap X', { exact: true })).toBeVisible()
  expect(quotes.at(-1)?.body).toMatchObject({ sellAmountRaw: '25000000', provider: 'uniswapx' })
})

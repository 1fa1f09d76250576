import { expect, it } from 'vitest'
import { notices, progress } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { failWithoutText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import {
  amountToReceive,
  amountToSell,
  flipButton,
  listenToQuotes,
  openSwap,
  pickPair,
  swapButton,
  tokenButton,
  waitForQuote,
} from '../support/swap-cards.ts'

const CONFIRMED_WITHIN_MS = 120_000
const ORDERS = '/api/uniswapx/orders'
const asGuest = oneFundedGuest('swap-evm')
const agreement = { name: /^I agree to the swap provider's terms of service and privacy policy$/ }

it('R2-057 R2-060 R2-066 has its tabs, providers and percentages', () =>
  asGuest({}, async (page) => {
    for (const chain of ['Ethereum', 'BSC'] as const) {
      const card = await openSwap(page, chain)
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Swap', 'Orders'])
      const providers = card.getByRole('radiogroup', { name: 'Provider' })
      expect(await providers.locator('label').allInnerTexts()).toEqual(['Auto', 'Uniswap X', '0x'])
      expect(await providers.getByRole('radio', { name: 'Auto' }).isChecked()).toBe(true)
      // Decision D11.
      expect(await providers.getByRole('radio', { name: 'Uniswap X' }).isDisabled()).toBe(chain === 'BSC')
      const parts = card.getByRole('group', { name: 'Part of the balance' })
      expect(await parts.getByRole('button').allInnerTexts()).toEqual(['25%', '50%', '75%', 'Max'])
    }
    await page.getByText(/^Uniswap X is not offered on BSC by its provider\./).waitFor()
  }))

it('R2-065 flips the pair', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Ethereum')
    await pickPair(card, 'ETH', 'USDC')
    await flipButton(card).click()
    expect(await tokenButton(card, 'sell').textContent()).toBe('USDC')
    expect(await tokenButton(card, 'buy').textContent()).toBe('ETH')
  }))

it('R2-187 R2-188 R2-189 fills in 98.5 percent of the coin and 99 percent of a token for Max', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Ethereum')
    const share = async (chip: string) => {
      const text = await card
        .getByText(/^Balance [\d,]+\.\d{6}$/)
        .first()
        .textContent()
      await card.getByRole('button', { name: chip, exact: true }).click()
      const filled = Number(await amountToSell(card).inputValue())
      return filled / Number((text ?? '').replace('Balance ', '').replaceAll(',', ''))
    }
    await pickPair(card, 'ETH', 'USDC')
    expect(await share('Max')).toBeCloseTo(0.985, 4)
    expect(await share('75%')).toBeCloseTo(0.75, 4)
    await flipButton(card).click()
    expect(await share('Max')).toBeCloseTo(0.99, 4)
  }))

it('R2-058 R2-059 R2-067 R2-233 R2-234 R2-283 R2-170 asks for the terms once, then swaps through 0x', () =>
  asGuest({}, async (page) => {
    const asked = listenToQuotes(page, 'Ethereum')
    let card = await openSwap(page, 'Ethereum')
    await pickPair(card, 'ETH', 'USDC')
    await amountToSell(card).fill('0.05')
    await card.getByText('via 0x', { exact: true }).waitFor()
    await eventually(() => amountToReceive(card).textContent()).toMatch(/^[\d,]+\.\d{3}$/)
    expect(asked.at(-1)).toMatchObject({
      sellToken: 'native',
      sellAmount: '50000000000000000',
      chainId: 1,
      provider: 'auto',
      slippage: 2,
    })
    expect(await swapButton(card).isDisabled(), 'the terms are not agreed to').toBe(true)
    await card.getByRole('checkbox', agreement).check()
    expect(await page.evaluate(() => localStorage.getItem('swap_terms_agreed'))).toBe('true')
    card = await openSwap(page, 'Ethereum')
    await pickPair(card, 'ETH', 'USDC')
    await amountToSell(card).fill('0.05')
    expect(await card.getByRole('checkbox', agreement).count(), 'not asked again').toBe(0)
    await waitForQuote(card)
    await swapButton(card).click()
    await notices(page)
      .getByText('Swapped tokens successfully', { exact: true })
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })
    await notices(page).getByRole('link', { name: 'View on Etherscan' }).waitFor()
    await progress(card).getByText('Confirmed', { exact: true }).waitFor()
    expect(await amountToSell(card).inputValue()).toBe('')
  }))

it('R2-067 R2-069 R2-235 R2-237 sells through Uniswap X and lists the order', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Ethereum')
    await pickPair(card, 'USDC', 'WETH')
    await card.getByRole('radio', { name: 'Uniswap X' }).click()
    await amountToSell(card).fill('25')
    await card.getByText('via Uniswap X', { exact: true }).waitFor()
    await waitForQuote(card)
    await swapButton(card).click()
    await notices(page)
      .getByText('Swapped tokens successfully', { exact: true })
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })
    await page.getByRole('tab', { name: 'Orders' }).click()
    const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()
    await row.getByText(/^0x[0-9a-f]{4}…[0-9a-f]{8}$/).waitFor()
    await row.getByText('Filled', { exact: true }).waitFor()
    expect(await row.getByRole('link', { name: 'View' }).getAttribute('href')).toMatch(/^https:\/\//)
  }))

it('R2-070 says that there are no orders', () =>
  asGuest({}, async (page) => {
    await openSwap(page, 'BSC')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await page.getByText('No orders found.', { exact: true }).waitFor()
  }))

it('R2-069 R2-071 loads more orders when one scrolls', () =>
  asGuest({}, async (page) => {
    const cursors: (string | null)[] = []
    let letGo: () => void = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(
      (url) => url.pathname === ORDERS,
      async (route) => {
        const cursor = new URL(route.request().url()).searchParams.get('cursor')
        cursors.push(cursor)
        if (cursor !== null) await gate
        await route.fulfill({ json: pageOfOrders(cursor) })
      },
    )
    await openSwap(page, 'Ethereum')
    await page.getByRole('tab', { name: 'Orders' }).click()
    const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
    await eventually(() => rows.count()).toBe(30)
    await page.getByText('Scroll to load more', { exact: true }).waitFor({ state: 'attached' })
    expect(cursors).toEqual([null])
    await rows.last().scrollIntoViewIfNeeded()
    await page.mouse.move(1_100, 600)
    await page.mouse.wheel(0, 4_000)
    await page.getByText('Loading more...', { exact: true }).waitFor()
    letGo()
    await eventually(() => rows.count()).toBe(60)
    expect(cursors).toEqual([null, 'second'])
    expect(await page.getByText('Scroll to load more').count()).toBe(0)
  }))

it('R2-072 says that orders could not be loaded, and tries again', () =>
  asGuest({}, async (page) => {
    await openSwap(page, 'Ethereum')
    await failWithoutText(page, { method: 'GET', path: /\/api\/uniswapx\/orders/ })
    await page.getByRole('tab', { name: 'Orders' }).click()
    await page.getByText('Failed to load orders', { exact: true }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Failed to load orders').waitFor({ state: 'hidden' })
  }))

function pageOfOrders(cursor: string | null) {
  const orders = Array.from({ length: 30 }, (_, place) => ({
    orderId: `0x${String((cursor === null ? 0 : 100) + place).padStart(64, '0')}`,
    orderStatus: 'open',
    txHash: null,
    explorerUrl: 'https://etherscan.io/tx/0x1',
    createdAt: new Date().toISOString(),
    sell: null,
    buy: null,
  }))
  return { orders, cursor: cursor === null ? 'second' : null }
}

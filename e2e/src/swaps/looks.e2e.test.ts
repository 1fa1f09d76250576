import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { eventually } from '../support/shell-eventually.ts'
import {
  amountToSell,
  openSwap,
  pickerOf,
  pickPair,
  swapButton,
  swapCard,
  tokenButton,
  waitForQuote,
} from '../support/swap-cards.ts'

const asGuest = oneFundedGuest('swap-looks')
const COINS = { Solana: 'SOL', Ethereum: 'ETH', BSC: 'BNB', Hedera: 'HBAR' } as const

it.each([
  ['Solana', 'dark', 'desktop'],
  ['Ethereum', 'light', 'desktop'],
  ['BSC', 'dark', 'mobile'],
  ['Hedera', 'light', 'mobile'],
] as const)('the %s card has no fault that axe can find, %s on %s', (chain, theme, viewport) =>
  asGuest({ theme, viewport }, async (page) => {
    const card = await openSwap(page, chain)
    await expectNoAxeViolations(page, `the empty ${chain} card`)
    await pickPair(card, COINS[chain], 'USDC')
    await amountToSell(card).fill('0.1')
    await card.getByText('Receive at least', { exact: true }).waitFor()
    await expectNoAxeViolations(page, `the filled ${chain} card`)
    await amountToSell(card).fill('99999999')
    await card.getByText(/^Insufficient balance\./).waitFor()
    await expectNoAxeViolations(page, `the ${chain} card with too much`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
  }),
)

it('another network is another app of the address, and keeps the focus', () =>
  asGuest({}, async (page) => {
    await openSwap(page, 'Solana')
    const network = (name: string) =>
      page.getByRole('radiogroup', { name: 'Network' }).getByRole('radio', { name })
    await network('Solana').focus()
    await page.keyboard.press('ArrowRight')
    await swapButton(swapCard(page, 'Ethereum')).waitFor()
    expect(new URL(page.url()).searchParams.get('app')).toBe('swap-ethereum')
    await eventually(() => network('Ethereum').evaluate((node) => node === document.activeElement)).toBe(true)
  }))

it('the whole swap can be made with the keyboard', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await tokenButton(card, 'buy').focus()
    await page.keyboard.press('Enter')
    await pickerOf(page).waitFor()
    await page.keyboard.type('USDC')
    await pickerOf(page).getByRole('option', { name: /USDC/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await pickerOf(page).waitFor({ state: 'hidden' })
    expect(await tokenButton(card, 'buy').textContent()).toBe('USDC')
    await amountToSell(card).focus()
    await page.keyboard.type('0.2')
    await waitForQuote(card)
    await page.keyboard.press('Enter')
    expect(await card.getByRole('button', { name: 'Swapping...' }).count(), 'Enter never approves').toBe(0)
    const isOnSwap = () => swapButton(card).evaluate((node) => node === document.activeElement)
    for (let presses = 0; presses < 12 && !(await isOnSwap()); presses += 1) await page.keyboard.press('Tab')
    expect(await isOnSwap()).toBe(true)
    await page.keyboard.press('Enter')
    await card.getByRole('button', { name: 'Swapping...' }).waitFor()
  }))

it('the button stands at the foot of a phone', () =>
  asGuest({ viewport: 'mobile' }, async (page) => {
    const card = await openSwap(page, 'Solana')
    await amountToSell(card).fill('0.2')
    const box = await swapButton(card).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  }))

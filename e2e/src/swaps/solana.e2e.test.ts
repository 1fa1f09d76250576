import { expect, it } from 'vitest'
import { notices, progress } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { eventually, PATIENCE_MS } from '../support/shell-eventually.ts'
import {
  amountToReceive,
  amountToSell,
  fact,
  flipButton,
  holdQuotes,
  listenToQuotes,
  openSwap,
  pickPair,
  pickToken,
  swapButton,
  tokenButton,
  waitForQuote,
} from '../support/swap-cards.ts'

const CONFIRMED_WITHIN_MS = 120_000
const asGuest = oneFundedGuest('swap-solana')

it('R2-077 R2-078 R2-079 R2-081 R2-173 shows the card with its default pair', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await card.getByRole('heading', { name: 'Solana', exact: true }).waitFor()
    await card.getByText('Swap your tokens instantly', { exact: true }).waitFor()
    await card.getByText("You're selling", { exact: true }).waitFor()
    await card.getByText("You're buying", { exact: true }).waitFor()
    // R2-312: six decimals.
    await card
      .getByText(/^Balance [\d,]+\.\d{6}$/)
      .first()
      .waitFor()
    await amountToSell(card).waitFor()
    expect(await amountToReceive(card).evaluate((node) => node.tagName)).toBe('OUTPUT')
    const chips = await card
      .getByRole('group', { name: 'Part of the balance' })
      .getByRole('button')
      .allInnerTexts()
    expect(chips).toEqual(['25%', '50%', 'Max'])
    expect(await tokenButton(card, 'sell').textContent()).toBe('SOL')
    expect(await tokenButton(card, 'buy').textContent()).toBe('HUSTLE')
  }))

it('R2-173 does not choose again what was cleared', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickToken(card, 'sell', 'SOL')
    expect(await tokenButton(card, 'sell').textContent()).toBe('Select token')
    await page.getByRole('radio', { name: 'Hedera' }).first().click()
    await page.getByRole('radio', { name: 'Solana' }).first().click()
    expect(await tokenButton(card, 'sell').textContent()).toBe('Select token')
    expect(await tokenButton(card, 'buy').textContent()).toBe('HUSTLE')
  }))

it('R2-080 flips the two tokens', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await flipButton(card).click()
    expect(await tokenButton(card, 'sell').textContent()).toBe('HUSTLE')
    expect(await tokenButton(card, 'buy').textContent()).toBe('SOL')
  }))

it('R2-184 R2-183 takes digits with one point, in steps of 0.000001', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    const field = amountToSell(card)
    await field.pressSequentially('-1e2x.5.5')
    expect(await field.inputValue()).toBe('12.55')
    expect(await field.getAttribute('step')).toBe('0.000001')
    await field.fill('1')
    await field.press('ArrowUp')
    expect(await field.inputValue()).toBe('1.000001')
  }))

it('R2-187 R2-191 fills in parts of the balance, and less than all of it for Max', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    const text = await card
      .getByText(/^Balance [\d,]+\.\d{6}$/)
      .first()
      .textContent()
    const balance = Number((text ?? '').replace('Balance ', '').replaceAll(',', ''))
    const share = async (chip: string) => {
      await card.getByRole('button', { name: chip, exact: true }).click()
      return Number(await amountToSell(card).inputValue()) / balance
    }
    expect(await share('25%')).toBeCloseTo(0.25, 4)
    expect(await share('50%')).toBeCloseTo(0.5, 4)
    expect(await share('Max')).toBeCloseTo(0.985, 4)
  }))

it('R2-068 R2-162 R2-163 R2-164 R2-219 R2-293 asks for a quote when typing has rested, and says so', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    const asked = listenToQuotes(page, 'Solana')
    const letGo = await holdQuotes(page, 'Solana')
    await amountToSell(card).fill('0')
    await page.waitForTimeout(800)
    expect(asked, 'nothing is asked for nothing').toEqual([])
    const typedAt = Date.now()
    await amountToSell(card).pressSequentially('.5', { delay: 50 })
    const button = swapButton(card)
    await card.getByRole('button', { name: 'Getting quote...' }).waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await eventually(() => asked.length).toBe(1)
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(500)
    expect(asked[0]).toMatchObject({ fromMint: 'native', amount: '0.5', slippage: 2 })
    letGo()
    await waitForQuote(card)
    // R2-313: three decimals.
    expect(await amountToReceive(card).textContent()).toMatch(/^[\d,]+\.\d{3}$/)
    await fact(card, 'Rate')
      .getByText(/^1 SOL = [\d,.]+ USDC/)
      .waitFor()
    await fact(card, 'Receive at least')
      .getByText(/^[\d,]+\.\d{3} USDC$/)
      .waitFor()
    await card.getByText('via Jupiter', { exact: true }).waitFor()
  }))

it('R2-220 does not ask again when the window gets the focus', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await amountToSell(card).fill('0.4')
    await waitForQuote(card)
    await page.waitForTimeout(1_200)
    const asked = listenToQuotes(page, 'Solana')
    await page.evaluate(() => {
      for (const target of [window, document]) {
        target.dispatchEvent(new Event('visibilitychange'))
        target.dispatchEvent(new Event('focus'))
      }
    })
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
  }))

it('R2-185 R2-169 refuses more than the vault has, in red', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await amountToSell(card).fill('999999')
    await card.getByText(/^Insufficient balance\. Available: [\d,]+\.\d{6}$/).waitFor()
    expect(await amountToSell(card).getAttribute('aria-invalid')).toBe('true')
    expect(await card.getByRole('button', { name: 'Insufficient Balance', exact: true }).isDisabled()).toBe(
      true,
    )
  }))

it('R2-167 R2-165 R2-166 is off without an amount, without a token, and for the same token twice', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'USDC', 'USDC')
    await amountToSell(card).fill('1')
    expect(await swapButton(card).isDisabled()).toBe(true)
    await card.getByText('Choose two different tokens.', { exact: true }).waitFor()
    await pickToken(card, 'buy', 'SOL')
    await amountToSell(card).fill('')
    expect(await swapButton(card).isDisabled()).toBe(true)
    await amountToSell(card).fill('1')
    await pickToken(card, 'buy', 'SOL')
    expect(await tokenButton(card, 'buy').textContent()).toBe('Select token')
    expect(await swapButton(card).isDisabled()).toBe(true)
  }))

it('R2-161 R2-170 R2-221 R2-282 R2-318 swaps, says so for five seconds, and begins anew', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    const usdc = card.getByText(/^Balance [\d,]+\.\d{6}$/).last()
    const before = await usdc.textContent()
    await amountToSell(card).fill('0.5')
    await waitForQuote(card)
    await swapButton(card).click()
    await card.getByRole('button', { name: 'Swapping...' }).waitFor()
    const notice = notices(page).getByText('Successfully swapped tokens', { exact: true })
    await notice.waitFor({ timeout: CONFIRMED_WITHIN_MS })
    const shownAt = Date.now()
    const link = notices(page).getByRole('link', { name: 'View on Solscan' })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    await progress(card).getByText('Confirmed', { exact: true }).waitFor()
    expect(await amountToSell(card).inputValue()).toBe('')
    await eventually(() => usdc.textContent()).not.toBe(before)
    await notice.waitFor({ state: 'hidden', timeout: PATIENCE_MS })
    expect(Date.now() - shownAt).toBeGreaterThan(3_500)
  }))

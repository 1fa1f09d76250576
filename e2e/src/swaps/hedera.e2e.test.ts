import { expect, it } from 'vitest'
import { notices, progress } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import {
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
const LOW = 'Insufficient HBAR balance (< 10 HBAR). This transaction may likely fail.'
const asGuest = oneFundedGuest('swap-hedera')

it('R2-073 R2-075 shows the card with balance, percentages and flip', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Hedera')
    await card.getByRole('heading', { name: 'Hedera', exact: true }).waitFor()
    await pickPair(card, 'HBAR', 'USDC')
    await card
      .getByText(/^Balance [\d,]+\.\d{6}$/)
      .first()
      .waitFor()
    const parts = card.getByRole('group', { name: 'Part of the balance' })
    expect(await parts.getByRole('button').allInnerTexts()).toEqual(['25%', '50%', '75%', 'Max'])
    await flipButton(card).click()
    expect(await tokenButton(card, 'buy').textContent()).toBe('HBAR')
  }))

it('R2-188 R2-189 fills in 98.5 percent of HBAR and 99 percent of a token for Max', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Hedera')
    const max = async () => {
      const text = await card
        .getByText(/^Balance [\d,]+\.\d{6}$/)
        .first()
        .textContent()
      await card.getByRole('button', { name: 'Max', exact: true }).click()
      const filled = Number(await amountToSell(card).inputValue())
      return filled / Number((text ?? '').replace('Balance ', '').replaceAll(',', ''))
    }
    await pickPair(card, 'HBAR', 'USDC')
    expect(await max()).toBeCloseTo(0.985, 4)
    await flipButton(card).click()
    expect(await max()).toBeCloseTo(0.99, 4)
  }))

it('R2-247 R2-248 R2-283 R2-170 swaps HBAR', () =>
  asGuest({}, async (page) => {
    const asked = listenToQuotes(page, 'Hedera')
    const card = await openSwap(page, 'Hedera')
    expect(await card.getByText(LOW).count()).toBe(0)
    await pickPair(card, 'HBAR', 'USDC')
    await amountToSell(card).fill('20')
    await waitForQuote(card)
    expect(asked.at(-1)).toMatchObject({
      inputToken: 'native',
      outputToken: '0.0.456858',
      inputDecimals: 8,
      outputDecimals: 6,
      amount: '20',
    })
    await swapButton(card).click()
    await notices(page)
      .getByText('Swapped tokens successfully', { exact: true })
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })
    await notices(page).getByRole('link', { name: 'View on HashScan' }).waitFor()
    await progress(card).getByText('Confirmed', { exact: true }).waitFor()
    expect(await amountToSell(card).inputValue()).toBe('')
  }))

it('R2-076 warns below 10 HBAR without stopping anybody', () =>
  asGuest({}, async (page) => {
    await page.route(
      (url) => url.pathname === '/api/hedera/balances',
      async (route) => {
        const answer = await route.fetch()
        const known = await answer.json()
        const balances = known.balances.map((each: { isNative: boolean }) =>
          each.isNative ? { ...each, balance: '9.99999999', balanceRaw: '999999999' } : each,
        )
        await route.fulfill({ response: answer, json: { ...known, balances } })
      },
    )
    const card = await openSwap(page, 'Hedera')
    await card.getByText(LOW, { exact: true }).waitFor()
    await pickPair(card, 'HBAR', 'USDC')
    await amountToSell(card).fill('1')
    await waitForQuote(card)
  }))

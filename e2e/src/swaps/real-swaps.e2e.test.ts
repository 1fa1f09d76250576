import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notices, progress } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { eventually } from '../support/shell-eventually.ts'
import { appPanel } from '../support/shell-parts.ts'
import {
  amountToSell,
  openSwap,
  pickPair,
  type SwapChain,
  swapButton,
  waitForQuote,
} from '../support/swap-cards.ts'
import { agreeToTerms, openTrade, quote, tradeButton, tradeDialog } from '../support/trade-dialogs.ts'
import { amountsOf, expectBalancesOfReceipt, intentsOf } from '../support/vault-money.ts'

const CONFIRMED_WITHIN_MS = 120_000
const asGuest = oneFundedGuest('real-swaps')

type Swap = {
  readonly ids: string
  readonly chain: SwapChain
  readonly sell: string
  readonly buy: string
  readonly amount: string
  readonly says: string
  readonly venue: string
}

const SWAPS: readonly Swap[] = [
  {
    ids: 'R2-161 R2-170 R2-221 R2-282',
    ...{ chain: 'Solana', sell: 'SOL', buy: 'USDC', amount: '0.5' },
    ...{ says: 'Successfully swapped tokens', venue: 'Jupiter' },
  },
  {
    ids: 'R2-161 R2-170 R2-233 R2-283',
    ...{ chain: 'Ethereum', sell: 'ETH', buy: 'USDC', amount: '0.05' },
    ...{ says: 'Swapped tokens successfully', venue: '0x' },
  },
  {
    ids: 'R2-161 R2-170 R2-233 R2-283',
    ...{ chain: 'BSC', sell: 'BNB', buy: 'USDT', amount: '0.05' },
    ...{ says: 'Swapped tokens successfully', venue: '0x' },
  },
  {
    ids: 'R2-161 R2-170 R2-247 R2-248 R2-283',
    ...{ chain: 'Hedera', sell: 'HBAR', buy: 'USDC', amount: '20' },
    ...{ says: 'Swapped tokens successfully', venue: 'SaucerSwap' },
  },
]

it.each(SWAPS)('$ids swaps $sell for $buy on $chain, and the receipt is what moved', async (each) => {
  await asGuest({}, async (page) => {
    const chain = each.chain.toLowerCase()
    const card = await openSwap(page, each.chain)
    await pickPair(card, each.sell, each.buy)
    const bought = card.getByText(/^Balance [\d,]+\.\d{6}$/).last()
    const shownBefore = await bought.textContent()
    const before = await amountsOf(page, chain)
    await amountToSell(card).fill(each.amount)
    await card.getByText(`via ${each.venue}`, { exact: true }).waitFor()
    await agreeToTerms(card)
    await waitForQuote(card)
    await swapButton(card).click()
    await card.getByRole('button', { name: 'Swapping...' }).waitFor()
    await notices(page).getByText(each.says, { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
    const link = notices(page).getByRole('link', { name: 'View on explorer' })
    expect(await link.getAttribute('href')).toContain(`/explorer/${chain}/`)
    await progress(card).getByText('Confirmed', { exact: true }).waitFor()
    expect(await amountToSell(card).inputValue()).toBe('')
    await eventually(() => bought.textContent()).not.toBe(shownBefore)

    const { swap } = await expectBalancesOfReceipt(page, chain, before)
    expect(BigInt(swap?.executedBuyRaw ?? 0)).toBeGreaterThan(0n)
    await expectReceipt(page, each)
  })
})

/** What Activity shows of it, with the figures of a real venue. */
async function expectReceipt(page: Page, { sell, buy, amount, venue }: Swap): Promise<void> {
  await page.goto('/?app=activity')
  const panel = appPanel(page, 'Activity')
  const row = panel.getByRole('listitem').filter({
    has: page.getByText(new RegExp(`^Swapped ${amount.replace('.', '\\.')} ${sell} for [\\d,.]+ ${buy}$`)),
  })
  await row.getByText('Confirmed', { exact: true }).waitFor()
  await row.getByRole('button', { expanded: false }).click()
  const receipt = panel.getByRole('region', { name: /^Receipt of Swap/ })
  const figures = `^Received [\\d,.]+ ${buy} [\\d,.]+ ${buy} (none|[+−]<?\\d+\\.\\d\\d%)$`
  await receipt.getByRole('row', { name: new RegExp(figures) }).waitFor()
  await receipt.getByRole('row', { name: /^Rate 1 / }).waitFor()
  await receipt.getByRole('row', { name: /^At least .* kept \+/ }).waitFor()
  await receipt.getByText(venue, { exact: true }).first().waitFor()
  await receipt.getByRole('tab', { name: 'Route and fees' }).click()
  await receipt.getByText('Network fee', { exact: true }).waitFor()
}

it('R2-067 R2-069 R2-235 R2-237 sells through Uniswap X and lists the order', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Ethereum')
    await pickPair(card, 'USDC', 'WETH')
    const before = await amountsOf(page, 'ethereum')
    await card.getByRole('radio', { name: 'Uniswap X' }).click()
    await amountToSell(card).fill('25')
    await card.getByText('via Uniswap X', { exact: true }).waitFor()
    await agreeToTerms(card)
    await waitForQuote(card)
    await swapButton(card).click()
    await notices(page)
      .getByText('Swapped tokens successfully', { exact: true })
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })
    await expectBalancesOfReceipt(page, 'ethereum', before)
    await page.getByRole('tab', { name: 'Orders' }).click()
    const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()
    await row.getByText(/^0x[0-9a-f]{4}…[0-9a-f]{8}$/).waitFor()
    await row.getByText('Filled', { exact: true }).waitFor()
    const link = await row.getByRole('link', { name: 'View' }).getAttribute('href')
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/explorer\/ethereum\/tx\/0x[0-9a-f]{64}$/)
  }))

it('R1-338 submits a purchase at most four times under one id, and buys once', () =>
  asGuest({}, async (page) => {
    const dialog = await openTrade(page, { chain: 'Solana', verb: 'Buy', symbol: 'BONK' })
    await quote(dialog, '0.05')
    const ids: string[] = []
    // Each time the server takes it, and three times its answer is lost on the way back.
    await page.route(/\/api\/transactions$/, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      ids.push(route.request().postDataJSON().intent.id)
      const response = await route.fetch()
      return ids.length <= 3
        ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
        : route.fulfill({ response })
    })
    await tradeButton(dialog, 'Buy', 'BONK').click()
    await notices(page).getByText('Successfully bought BONK').waitFor({ timeout: CONFIRMED_WITHIN_MS })
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
    const spent = (await intentsOf(page, 'solana')).filter(
      ({ intent }) => intent.type === 'swap' && intent.sellAmountRaw === '50000000',
    )
    expect(spent).toHaveLength(1)
    await tradeDialog(page, 'Buy', 'BONK').waitFor({ state: 'hidden' })
  }))

import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { composer, heading, thread } from '../chat/chat-parts.ts'
import { oneBrowser } from '../support/one-browser.ts'
import { PATIENCE_MS } from '../support/shell-eventually.ts'
import { palette } from '../support/shell-parts.ts'
import { amountToSell } from '../support/swap-cards.ts'

const visit = oneBrowser()

const TABS_AT_MOST = 60
const CONFIRMED_WITHIN_MS = 60_000

it('a newcomer walks from the door to a receipt by keyboard alone', () =>
  visit('by-keyboard', {}, async ({ page }) => {
    const press = (keys: string) => page.keyboard.press(keys)
    await page.goto('/')
    await tabTo(page, page.getByRole('button', { name: 'Explore with a practice vault' }))
    await press('Enter')
    await heading(page).waitFor()

    await tabTo(page, page.getByRole('button', { name: 'Agree and unlock chat' }))
    await press('Enter')
    await tabTo(page, composer(page))
    await page.keyboard.type('swap 0.1 SOL to USDC')
    await press('Enter')

    const card = thread(page).getByRole('region', { name: 'Trade approval' })
    await tabTo(page, card.getByRole('button', { name: 'Approve' }))
    await press('Space')
    await thread(page)
      .getByText(/^Received [\d.]+ USDC$/)
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })

    await openFromPalette(page, 'Activity')
    const activity = page.getByRole('region', { name: 'Activity app' })
    await tabTo(page, activity.getByRole('button', { name: /Swap/ }).first())
    await press('Enter')
    await activity.getByText('Transaction', { exact: true }).waitFor()

    await openFromPalette(page, 'Swap Solana')
    const swap = page.getByRole('region', { name: 'Solana', exact: true })
    await tabTo(page, amountToSell(swap))
    await page.keyboard.type('0.1')
    await swap.getByRole('button', { name: 'Swap', exact: true, disabled: false }).waitFor({
      timeout: PATIENCE_MS,
    })
    await tabTo(page, swap.getByRole('button', { name: 'Swap', exact: true }))
    await press('Enter')
    await swap.getByText(/^Received/).waitFor({ timeout: CONFIRMED_WITHIN_MS })

    await openFromPalette(page, 'Balances')
    await page.getByRole('region', { name: 'Balances app' }).waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Close Balances' }))
    await press('Enter')
    await page.getByRole('region', { name: 'Balances app' }).waitFor({ state: 'hidden' })
  }))

/** Round the page with Tab, as somebody who cannot use a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ timeout: PATIENCE_MS })
  for (let pressed = 0; pressed < TABS_AT_MOST; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with ${TABS_AT_MOST} presses of Tab`)
}

async function openFromPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await palette(page).waitFor()
  await page.keyboard.type(name)
  const option = palette(page)
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
  await option.waitFor()
  for (let pressed = 0; pressed < TABS_AT_MOST; pressed += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break
    await page.keyboard.press('ArrowDown')
  }
  expect(await option.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'hidden' })
}

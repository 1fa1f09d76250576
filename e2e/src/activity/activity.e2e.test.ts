import { readFile } from 'node:fs/promises'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import type { ThemeName, ViewportName } from '../support/browser.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { appPanel } from '../support/shell-parts.ts'
import { makeIntents } from './make-intents.ts'
import { sendNative } from './send-native.ts'

const CONFIRMED_WITHIN_MS = 60_000
const visit = oneBrowser()

const panel = (page: Page) => appPanel(page, 'Activity')
const rowOf = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title })

/** Every state at once: a living chain shows most of them for a moment only, and some by bad luck alone. */
async function routeIntents(context: BrowserContext, vaultId: string): Promise<void> {
  const { newest, older } = makeIntents(vaultId)
  await context.route(/\/api\/transactions\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const page = query.get('cursor') === 'older' ? older : newest
    const chain = query.get('chain')
    const state = query.get('state')
    const intents = page.filter(
      (view) => (chain === null || view.intent.chain === chain) && (state === null || view.state === state),
    )
    return route.fulfill({ json: { intents, nextCursor: page === newest ? 'older' : null } })
  })
}

async function guestWithEveryState(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/')
  await person.comeAsGuest(page)
  await routeIntents(context, await person.selectedVaultId(page))
  await page.goto('/?app=activity')
  await rowOf(page, 'Wrap 0.35 SOL').waitFor()
}

const matrix: { viewport: ViewportName; theme: ThemeName }[] = [
  { viewport: 'desktop', theme: 'dark' },
  { viewport: 'mobile', theme: 'light' },
]

describe.each(matrix)('activity, $viewport $theme', ({ viewport, theme }) => {
  it('says of every intent where it is, what it cost and what not to do', async () => {
    await visit(`activity-${viewport}`, { viewport, theme }, async ({ page, context }) => {
      await guestWithEveryState(page, context)
      const words = { 'Unwrap 150 WHBAR': 'Sent', 'Send 0.12 ETH': 'Signing', 'Send token': 'Preparing' }
      for (const [title, word] of Object.entries(words)) await rowOf(page, title).getByText(word).waitFor()
      await rowOf(page, 'Send 5 BNB')
        .getByText(/^No answer for \d+ min\. Checked \d\d:\d\d:\d\d\. Do not repeat it yet\.$/)
        .waitFor()
      await rowOf(page, 'Send 0.1 SOL').getByText('Still paid: 0.000105 SOL.').waitFor()
      await rowOf(page, 'Send 0.1 SOL').getByRole('img', { name: 'Failed after it was sent' }).waitFor()

      await rowOf(page, 'Wrap 0.35 SOL').getByRole('button', { expanded: false }).click()
      const receipt = panel(page).getByRole('region', { name: 'Receipt of Wrap 0.35 SOL' })
      await receipt.getByRole('row', { name: 'Received 0.35 WSOL 0.3498 WSOL −0.06%' }).waitFor()
      await receipt
        .getByRole('listitem')
        .filter({ hasText: 'Network fee' })
        .getByText('0.000105 SOL')
        .waitFor()
      await expectNoAxeViolations(page, `activity, ${viewport} ${theme}`)
      await page.screenshot({ path: `reports/screens/activity-${viewport}-${theme}.png` })
    })
  })
})

it('tells of a swap what was quoted and executed, its way, its fees and its order', async () => {
  await visit('activity-swap', {}, async ({ page, context }) => {
    await guestWithEveryState(page, context)
    const row = rowOf(page, 'Swap 120 USDC for UNI')
    await row.getByText('By you via Uniswap X, received 14.995 UNI', { exact: true }).waitFor()
    await row.getByRole('button', { expanded: false }).click()
    const receipt = panel(page).getByRole('region', { name: 'Receipt of Swap 120 USDC for UNI' })
    await receipt.getByRole('row', { name: 'Received 15 UNI 14.995 UNI −0.03%' }).waitFor()
    await receipt.getByRole('row', { name: 'Price impact 0.08% – –' }).waitFor()
    await receipt.getByRole('row', { name: 'At least 14.7 UNI kept +0.295 UNI' }).waitFor()
    await receipt.getByRole('heading', { name: 'Route, 2 hops' }).waitFor()
    await receipt.getByText('Uniswap V2, 60%', { exact: true }).waitFor()
    for (const fee of ['Exchange fee', 'Service fee']) await receipt.getByText(fee, { exact: true }).waitFor()
    await receipt.getByRole('img', { name: `0x${'5d20b8f1'.repeat(8)}` }).waitFor()
    await expectNoAxeViolations(page, 'receipt of an order')
    await page.screenshot({ path: 'reports/screens/receipt-order.png' })
  })
})

it('is filtered by state and network, also beyond the first page', async () => {
  await visit('activity-filter', {}, async ({ page, context }) => {
    await guestWithEveryState(page, context)
    const state = panel(page).getByRole('radiogroup', { name: 'State' })
    const network = panel(page).getByRole('radiogroup', { name: 'Network' })
    await state.getByRole('radio', { name: 'Failed' }).check()
    await rowOf(page, 'Accept token 0.0.731904').waitFor()
    expect(await rowOf(page, 'Wrap 0.35 SOL').count()).toBe(0)
    await network.getByRole('radio', { name: 'BSC' }).check()
    await panel(page).getByText('No intent of this vault has this state on this network.').waitFor()
    await panel(page).getByRole('button', { name: 'Show all' }).click()
    await rowOf(page, 'Wrap 0.35 SOL').waitFor()
  })
})

it('is exported with every page, and nothing in the file runs', async () => {
  await visit('activity-export', {}, async ({ page, context }) => {
    await guestWithEveryState(page, context)
    const downloading = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Export CSV' }).click()
    const download = await downloading
    const text = await readFile((await download.path()) ?? '', 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(10)
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(download.suggestedFilename()).toMatch(/^windhover-vault-\d+-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByText('9 intents exported').waitFor()
  })
})

it('is empty at first, is reached by keyboard alone and gives the focus back', async () => {
  await visit('activity-keyboard', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    const button = page.getByRole('banner').getByRole('button', { name: /^Activity/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await panel(page).getByText('Nothing here yet').waitFor()
    await expectNoAxeViolations(page, 'empty activity')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
  })
})

it('says when it cannot be read, and reads it again', async () => {
  await visit('activity-error', {}, async ({ page, context }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    await context.route(/\/api\/transactions\?/, (route) => route.fulfill({ status: 502, body: '' }))
    await page.goto('/?app=activity')
    await panel(page).getByText('The activity could not be loaded.').waitFor({ timeout: 30_000 })
    await context.unroute(/\/api\/transactions\?/)
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await panel(page).getByText('Nothing here yet').waitFor()
  })
})

it('R2-262 follows real transfers on all four chains without a reload and links each to its explorer', async () => {
  await visit('activity-living', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    const vaultId = await person.selectedVaultId(page)
    await page.goto('/?app=activity')
    await panel(page).getByText('Nothing here yet').waitFor()
    await person.waitForFunds(page)
    await sendNative(page, vaultId)
    for (const chain of Object.values(CHAINS)) {
      const row = rowOf(page, `Send 0.01 ${chain.native.symbol} to`)
      await row.getByText('Confirmed', { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
      await row.getByRole('button', { expanded: false }).click()
      const link = row.getByRole('link', { name: `View on ${chain.explorer.name}` })
      const { baseUrl, transactionPath } = chain.explorer
      expect(await link.getAttribute('href')).toContain(`${baseUrl}${transactionPath}`)
    }
  })
})

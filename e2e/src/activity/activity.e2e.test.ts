import { readFile } from 'node:fs/promises'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { appPanel } from '../support/shell-parts.ts'
import { sendNative } from './send-native.ts'

const CONFIRMED_WITHIN_MS = 60_000
const visit = oneBrowser()

const panel = (page: Page) => appPanel(page, 'Activity')
const rowOf = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title })

it('R2-262 follows real transfers on all four chains without a reload, links each to its explorer and exports them', async () => {
  await visit('activity-living', {}, async ({ page }) => {
    await page.goto('/')
    await person.comeAsGuest(page)
    const vaultId = await person.selectedVaultId(page)
    await page.goto('/?app=activity')
    await panel(page).getByText('Nothing here yet').waitFor()
    await person.waitForFunds(page)
    await sendNative(page, vaultId)
    for (const chain of Object.values(CHAINS)) {
      const row = rowOf(page, `Sent 0.01 ${chain.native.symbol} to`)
      await row.getByText('Confirmed', { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
      await row.getByRole('button', { expanded: false }).click()
      const link = row.getByRole('link', { name: 'View on explorer' })
      const href = await link.getAttribute('href')
      expect(href).toContain(`/explorer/${chain.id}${chain.explorer.transactionPath}`)
      expect((await page.request.get(href ?? '')).status()).toBe(200)
    }

    const downloading = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Export CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(new RegExp(`^windhover-vault-${vaultId}-[\\d-]{10}\\.csv$`))
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + Object.keys(CHAINS).length)
  })
})

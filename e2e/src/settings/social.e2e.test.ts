import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { openSettings, settingsPanel } from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'
import { shellOrigin } from '../support/shell-origin.ts'
import { queryOf } from '../support/shell-parts.ts'

const asNewcomer = newcomerVisits()

const integrations = (page: Page): Locator =>
  settingsPanel(page).getByRole('region', { name: 'Integrations', exact: true })
const connect = (page: Page): Locator =>
  integrations(page).getByRole('button', { name: 'Connect', exact: true })
const handle = (page: Page): Locator => integrations(page).getByText('@merlin_trades', { exact: true })
const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

async function goToNetwork(page: Page): Promise<string> {
  await connect(page).click()
  await page.getByRole('heading', { name: 'Windhover wants to access your account' }).waitFor()
  return new URL(page.url()).origin
}

const allow = (page: Page) => page.getByRole('button', { name: 'Authorize app' }).click()

async function failNextToken(network: string): Promise<void> {
  const answer = await fetch(`${network}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'social', times: 1, kind: 'server-error', match: '/2/oauth2/token' }),
  })
  expect(answer.status).toBe(200)
}

it('R1-125 R1-126 R1-183 R1-226 R1-288 connects a social account on the network’s page, shows it in every tab, and disconnects it', () =>
  asNewcomer({}, async ({ page, context }) => {
    await openSettings(page)
    const other = await context.newPage()
    await openSettings(other)
    await connect(other).waitFor()
    expect(await goToNetwork(page)).not.toBe(shellOrigin())
    await page.getByLabel('User name').fill('merlin_trades')
    await allow(page)
    await notice(page, 'Account connected').waitFor()
    await handle(page).waitFor()
    expect(await connect(page).count()).toBe(0)
    await eventually(() => queryOf(page)).toEqual({ app: 'settings' })
    await handle(other).waitFor()

    await integrations(page).getByRole('button', { name: 'Disconnect @merlin_trades' }).click()
    await notice(page, 'Account disconnected').waitFor()
    await connect(page).waitFor()
    await connect(other).waitFor()
  }))

it('R1-320 does not connect an account when the person says no, nor when the network fails behind the scenes', () =>
  asNewcomer({}, async ({ page }) => {
    await openSettings(page)
    await goToNetwork(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await notice(page, 'The account was not connected').waitFor()
    await failNextToken(await goToNetwork(page))
    await allow(page)
    await notice(page, 'Failed to connect social network. Please try again.').waitFor()
    await connect(page).waitFor()
  }))

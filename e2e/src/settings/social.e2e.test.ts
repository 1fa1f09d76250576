import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import type { Look } from '../support/one-browser.ts'
import { openSettings, settingsPanel } from '../support/settings-parts.ts'
import { failWithoutText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { shellOrigin } from '../support/shell-origin.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import { queryOf } from '../support/shell-parts.ts'

const CONNECT = /\/api\/oauth\/twitter\/connect\?/
const asNewcomer = newcomerVisits()

const inSettings = (look: Look, run: (page: Page) => Promise<void>) =>
  asNewcomer(look, async ({ page }) => {
    await openSettings(page)
    await run(page)
  })

const integrations = (page: Page): Locator =>
  settingsPanel(page).getByRole('region', { name: 'Integrations', exact: true })
const connect = (page: Page): Locator =>
  integrations(page).getByRole('button', { name: 'Connect', exact: true })
const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const problem = (page: Page, text: string): Locator =>
  integrations(page).getByRole('alert').getByText(text, { exact: true })

async function goToNetwork(page: Page): Promise<string> {
  await connect(page).click()
  await page.getByRole('heading', { name: 'Windhover wants to access your account' }).waitFor()
  return new URL(page.url()).origin
}

const allow = (page: Page) => page.getByRole('button', { name: 'Authorize app' }).click()

async function setFault(network: string, order: { kind: string; match: string }): Promise<void> {
  const answer = await fetch(`${network}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'social', times: 1, ...order }),
  })
  expect(answer.status).toBe(200)
}

describe('a social account', () => {
  it('R1-125 R1-126 R1-183 R1-226 R1-288 is connected on the network’s page, shown in every tab, and let go', () =>
    inSettings({}, async (page) => {
      const other = await page.context().newPage()
      await openSettings(other)
      await connect(other).waitFor()
      await goToNetwork(page)
      expect(page.url().startsWith(shellOrigin())).toBe(false)
      await page.getByLabel('User name').fill('merlin_trades')
      await allow(page)
      await notice(page, 'Account connected').waitFor()
      await integrations(page).getByText('@merlin_trades', { exact: true }).waitFor()
      expect(await connect(page).count()).toBe(0)
      await eventually(() => queryOf(page)).toEqual({ app: 'settings' })
      await integrations(other).getByText('@merlin_trades', { exact: true }).waitFor()
      await expectNoAxeViolations(page, 'a connected account')
      await page.screenshot({ path: 'reports/screens/settings-connected.png' })

      await integrations(page).getByRole('button', { name: 'Disconnect @merlin_trades' }).click()
      await notice(page, 'Account disconnected').waitFor()
      await connect(page).waitFor()
      await connect(other).waitFor()
    }))

  it('is not connected when the person says no', () =>
    inSettings({}, async (page) => {
      await goToNetwork(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await notice(page, 'The account was not connected').waitFor()
      await connect(page).waitFor()
    }))

  it('R1-320 is not connected when the network fails behind the scenes', () =>
    inSettings({}, async (page) => {
      await setFault(await goToNetwork(page), { kind: 'server-error', match: '/2/oauth2/token' })
      await allow(page)
      await notice(page, 'Failed to connect social network. Please try again.').waitFor()
      await connect(page).waitFor()
    }))

  it.each(['desktop', 'mobile'] as const)(
    'R1-126 stays in its place with a name of any length, %s',
    (viewport) =>
      inSettings({ viewport }, async (page) => {
        await setFault(await goToNetwork(page), { kind: 'lie', match: '/2/users/me' })
        await allow(page)
        const name = integrations(page).getByText(/^@practice_trader_long/)
        await name.scrollIntoViewIfNeeded()
        expect(await name.textContent()).toHaveLength(151)
        await integrations(page).getByText('Connected', { exact: true }).waitFor()
        expect(await listSidewaysOverflow(page)).toEqual([])
        await expectNoAxeViolations(page, `an overlong name, ${viewport}`)
        await page.screenshot({ path: `reports/screens/settings-overlong-${viewport}.png` })
      }),
  )
})

describe('the answer to the connect call', () => {
  it('R1-289 may be the address itself', () =>
    inSettings({}, async (page) => {
      await page.route(CONNECT, async (route) => {
        const { url } = await (await route.fetch()).json()
        await route.fulfill({ json: url })
      })
      await goToNetwork(page)
    }))

  it('R1-290 is refused in any other form, and the browser stays', () =>
    inSettings({}, async (page) => {
      let answer: unknown
      await page.route(CONNECT, (route) => route.fulfill({ json: answer }))
      for (answer of [{ location: 'https://x.test' }, 7, '', { url: 'javascript:alert(1)' }]) {
        await connect(page).click()
        await problem(page, 'Invalid redirect URL response').waitFor()
        expect(page.url()).toBe(`${shellOrigin()}/?app=settings`)
      }
      await page.screenshot({ path: 'reports/screens/settings-bad-redirect.png' })
    }))

  it('R1-320 tells of a failure in one sentence', () =>
    inSettings({}, async (page) => {
      await failWithoutText(page, { method: 'GET', path: CONNECT })
      await connect(page).click()
      await problem(page, 'Failed to connect social network. Please try again.').waitFor()
      expect(page.url()).toBe(`${shellOrigin()}/?app=settings`)
    }))

  it('R1-264 is not asked for without the key of the vault', () =>
    inSettings({}, async (page) => {
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      await openSettings(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/oauth/')) asked.push(request.url())
      })
      await connect(page).click()
      await problem(page, 'API key not found. Please set up your vault API key.').waitFor()
      expect(asked).toEqual([])
    }))
})

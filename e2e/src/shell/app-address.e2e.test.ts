import type { AppId } from '@windhover/core/workspace/app-ids'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import {
  appHeading,
  appPanel,
  appsButton,
  chat,
  closeButton,
  launcher,
  openWorkspace,
  queryOf,
  settingsButton,
  sidePanel,
} from '../support/shell-parts.ts'
import { expectCollapsed } from '../support/shell-split.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

const TITLES: Readonly<Record<AppId, string>> = {
  balances: 'Balances',
  toolbox: 'Toolbox',
  'swap-solana': 'Swap Solana',
  'swap-ethereum': 'Swap Ethereum',
  'swap-bsc': 'Swap BSC',
  'swap-hedera': 'Swap Hedera',
  lp: 'LP',
  'eth-lp': 'ETH LP',
  pumpfun: 'Pumpfun',
  launchpad: 'LaunchPad',
  launchlab: 'Raydium launch lab',
  trenches: 'Trenches',
  settings: 'Settings',
  uploader: 'Uploader',
  memberships: 'Memberships',
  copy: 'Copy',
  alpha: 'Alpha',
  conditional: 'Conditional Engine',
  memory: 'Memory',
  memejob: 'Memejob',
  fourmeme: 'Fourmeme',
  account: 'Account',
  activity: 'Activity',
}

const cardOf = (panel: Locator, chain: string): Locator =>
  panel.getByRole('heading', { name: chain, level: 3, exact: true })

/** Where the heading says what the app is about instead of its name. */
const HEADINGS: Readonly<Record<string, RegExp>> = { balances: /^Vault #\d+$/ }

it('R1-012 is one page: the chat alone, or the chat with an app beside it', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await chat(page).waitFor()
    await expectCollapsed(page)
    // A second page would forget this.
    await page.evaluate(() => Object.assign(window, { samePage: true }))

    await settingsButton(page).click()
    await appPanel(page, 'Settings').waitFor()
    expect(await chat(page).isVisible(), 'the chat stays beside the app').toBe(true)
    await closeButton(page, 'Settings').click()
    await expectCollapsed(page)

    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/')
  }))

it('R1-013 opens the app of every known id in the side panel', () =>
  signedIn({}, async ({ page }) => {
    for (const [id, title] of Object.entries(TITLES)) {
      await page.goto(`/?app=${id}`, { waitUntil: 'commit' })
      await sidePanel(page)
        .getByRole('heading', { name: HEADINGS[id] ?? title, level: 2, exact: true })
        .waitFor()
      expect(await sidePanel(page).getByRole('region').first().getAttribute('aria-label')).toBe(
        `${title} app`,
      )
      expect(queryOf(page), 'the address stays').toEqual({ app: id })
    }
  }))

it.each(['?app=nonsense', '?app=', '?app=SETTINGS', '?app=settings%20', '?app=toString'])(
  'R1-015 opens nothing for an id that is not known: %s',
  (query) =>
    signedIn({}, async ({ page }) => {
      await openWorkspace(page, query)
      await chat(page).waitFor()
      await settingsButton(page).waitFor()
      await expectCollapsed(page)
      expect(await page.getByRole('button', { name: /^Close / }).count()).toBe(0)
    }),
)

it('R1-016 adds the id of an app that is opened from the interface to the address', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?view=1')
    await appsButton(page).click()
    await launcher(page).getByRole('menuitem', { name: 'Settings' }).click()
    await appPanel(page, 'Settings').waitFor()
    expect(queryOf(page)).toEqual({ view: '1', app: 'settings' })

    await appPanel(page, 'Settings')
      .getByRole('button', { name: /^Account/ })
      .click()
    await appPanel(page, 'Account').waitFor()
    expect(queryOf(page)).toEqual({ view: '1', app: 'account' })
  }))

it('R1-017 removes the app from the address when it is closed, and nothing else', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?before=1&app=settings&after=a%2Bb')
    await closeButton(page, 'Settings').click()
    await eventually(() => new URL(page.url()).search).toBe('?before=1&after=a%2Bb')
  }))

it('R1-018 collapses the side panel when the app is closed', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await appPanel(page, 'Settings').waitFor()
    await closeButton(page, 'Settings').click()
    await expectCollapsed(page)
    expect(await appPanel(page, 'Settings').count()).toBe(0)
  }))

it('R1-036 opens the Settings page by its id', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    const settings = appPanel(page, 'Settings')
    await settings.getByRole('heading', { name: 'Vault Access Key' }).waitFor()
    await settings.getByRole('heading', { name: 'Appearance' }).waitFor()
    expect(await page.title()).toBe('Settings · Windhover')
  }))

/** What of each app no other shows. */
const BUILT = [
  { ids: 'R1-024', app: 'balances', shows: (panel) => panel.getByRole('region', { name: 'Total value' }) },
  { ids: 'R1-025', app: 'toolbox', shows: (panel) => panel.getByRole('tab', { name: 'Trader' }) },
  { ids: 'R1-026', app: 'swap-solana', shows: (panel) => cardOf(panel, 'Solana') },
  { ids: 'R1-027', app: 'swap-ethereum', shows: (panel) => cardOf(panel, 'Ethereum') },
  { ids: 'R1-028', app: 'swap-bsc', shows: (panel) => cardOf(panel, 'BSC') },
  { ids: 'R1-029', app: 'swap-hedera', shows: (panel) => cardOf(panel, 'Hedera') },
  {
    ids: 'R1-037',
    app: 'uploader',
    shows: (panel) => panel.getByText('Drop images here or click to choose'),
  },
  {
    ids: 'R1-042',
    app: 'memory',
    shows: (panel) => panel.getByRole('searchbox', { name: 'Search memories' }),
  },
] as const satisfies readonly { ids: string; app: AppId; shows: (panel: Locator) => Locator }[]

it.each(BUILT)('$ids opens $app by its id', ({ app, shows }) =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, `?app=${app}`)
    await shows(appPanel(page, TITLES[app])).waitFor()
  }),
)

it("R1-039 shows only 'Copy feature coming soon' for the id copy", () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=copy')
    const copy = sidePanel(page).getByRole('region', { name: 'Copy app' })
    await copy.waitFor()
    const body = await copy.evaluate((panel) => {
      const parts = [...panel.children].filter((part) => part.tagName !== 'HEADER')
      return {
        text: parts.map((part) => part.textContent),
        controls: parts.flatMap((part) => [...part.querySelectorAll('a, button, input, select, textarea')])
          .length,
      }
    })
    expect(body).toEqual({ text: ['Copy feature coming soon'], controls: 0 })
    expect(await copy.getByText('Copy feature coming soon').isVisible()).toBe(true)
  }))

it('follows the back and forward buttons', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await settingsButton(page).click()
    await appPanel(page, 'Settings')
      .getByRole('button', { name: /^Account/ })
      .click()
    await appPanel(page, 'Account').waitFor()

    await page.goBack()
    await appPanel(page, 'Settings').waitFor()
    expect(queryOf(page)).toEqual({ app: 'settings' })
    await page.goBack()
    await expectCollapsed(page)
    await page.goForward()
    await appPanel(page, 'Settings').waitFor()
    await page.goForward()
    await appPanel(page, 'Account').waitFor()
    expect(queryOf(page)).toEqual({ app: 'account' })
  }))

it('says calmly that an app is not built, and does not offer it', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=trenches')
    await appPanel(page, 'Trenches').getByText('This app is not available yet.').waitFor()
    await appsButton(page).click()
    await launcher(page).getByRole('menuitem', { name: 'Settings' }).waitFor()
    const offered = await launcher(page).getByRole('menuitem').allInnerTexts()
    expect(offered).toEqual(expect.arrayContaining(['Balances', 'Activity', 'Account', 'Settings']))
    expect(offered.join(' ')).not.toMatch(/trenches/i)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    const found = page.getByRole('option')
    await page.getByRole('combobox').fill('settings')
    await eventually(() => found.count()).toBe(1)
    await page.getByRole('combobox').fill('trenches')
    await page.getByText('Nothing found for “trenches”.').waitFor()
    expect(await found.count()).toBe(0)
    expect(await appHeading(page, 'Trenches').count(), 'the panel stands behind the palette').toBe(1)
  }))

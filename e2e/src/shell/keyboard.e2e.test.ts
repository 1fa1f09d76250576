import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import {
  appHeading,
  appPanel,
  appsButton,
  closeButton,
  hasFocus,
  launcher,
  openWorkspace,
  palette,
  queryOf,
  settingsButton,
} from '../support/shell-parts.ts'
import { expectCollapsed } from '../support/shell-split.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

const TABS_AT_MOST = 12

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < TABS_AT_MOST; press += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`not reached with ${TABS_AT_MOST} presses of Tab`)
}

it('closes the launcher with Esc and gives the focus back to its button', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await appsButton(page).click()
    await launcher(page).waitFor()
    await page.keyboard.press('Escape')
    await launcher(page).waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(appsButton(page))).toBe(true)
  }))

it('opens and closes the palette with Ctrl-K, closes it with Esc, and gives the focus back', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await settingsButton(page).focus()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await eventually(() => hasFocus(palette(page).getByRole('combobox'))).toBe(true)
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(settingsButton(page))).toBe(true)

    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(settingsButton(page))).toBe(true)
  }))

it('opens an app from the palette with Enter and moves the focus to its heading', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.type('sett')
    await palette(page)
      .getByRole('option', { name: 'Settings' })
      .and(page.locator('[aria-selected="true"]'))
      .waitFor()
    await page.keyboard.press('Enter')
    await appPanel(page, 'Settings').waitFor()
    expect(queryOf(page)).toEqual({ app: 'settings' })
    await palette(page).waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(appHeading(page, 'Settings'))).toBe(true)
  }))

it('gives the focus back to the button that opened an app when the app is closed', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await settingsButton(page).click()
    await eventually(() => hasFocus(appHeading(page, 'Settings'))).toBe(true)
    await closeButton(page, 'Settings').click()
    await expectCollapsed(page)
    await eventually(() => hasFocus(settingsButton(page))).toBe(true)

    await appsButton(page).click()
    await launcher(page).getByRole('menuitem', { name: 'Account' }).click()
    await eventually(() => hasFocus(appHeading(page, 'Account'))).toBe(true)
    await closeButton(page, 'Account').click()
    await expectCollapsed(page)
    await eventually(() => hasFocus(appsButton(page))).toBe(true)
  }))

it('closes only the top layer with Esc: the app below a menu or the palette stays', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await appPanel(page, 'Settings').waitFor()
    await appsButton(page).click()
    await launcher(page).waitFor()
    await page.keyboard.press('Escape')
    await launcher(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
    expect(queryOf(page)).toEqual({ app: 'settings' })
    expect(await appPanel(page, 'Settings').isVisible()).toBe(true)
  }))

it('leads from the loaded page to the open Settings by keys alone, through the launcher', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await tabTo(page, appsButton(page))
    await page.keyboard.press('Enter')
    await launcher(page).waitFor()
    const items = launcher(page).getByRole('menuitem')
    await eventually(() => hasFocus(items.first())).toBe(true)
    // Columns by right, rows by down: as many as there are until it is reached.
    const group = launcher(page).getByRole('group', { name: 'Account' }).getByRole('menuitem')
    const settings = group.filter({ hasText: 'Settings' })
    for (let column = 0; column < 4 && !(await hasFocus(group.first())); column += 1)
      await page.keyboard.press('ArrowRight')
    for (let row = 0; row < 8 && !(await hasFocus(settings)); row += 1) await page.keyboard.press('ArrowDown')
    await eventually(() => hasFocus(settings)).toBe(true)
    await page.keyboard.press('Enter')
    await appPanel(page, 'Settings').waitFor()
    await eventually(() => hasFocus(appHeading(page, 'Settings'))).toBe(true)

    await tabTo(page, closeButton(page, 'Settings'))
    await page.keyboard.press('Enter')
    await expectCollapsed(page)
    await eventually(() => hasFocus(appsButton(page))).toBe(true)
  }))

it('leads to the open Settings through its own button as well', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await tabTo(page, settingsButton(page))
    await page.keyboard.press('Enter')
    await eventually(() => hasFocus(appHeading(page, 'Settings'))).toBe(true)
  }))

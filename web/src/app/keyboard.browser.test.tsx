import { expect, it } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import {
  appHeading,
  appPanel,
  appsButton,
  closeButton,
  launcher,
  openWorkspace,
  palette,
  pressCtrlK,
  queryOfAddress,
  settingsButton,
} from '../testing/parts/shell.ts'
import { expectCollapsed } from '../testing/parts/split.ts'
import { focused, press } from '../testing/screen.ts'

const TABS_AT_MOST = 12

async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  for (let pressed = 0; pressed < TABS_AT_MOST; pressed += 1) {
    await userEvent.tab()
    if (focused() === target.element()) return
  }
  throw new Error(`not reached with ${TABS_AT_MOST} presses of Tab`)
}

async function openLauncher(): Promise<void> {
  await appsButton().click()
  await expect.element(launcher()).toBeVisible()
}

it('closes the launcher with Esc and gives the focus back to its button', async () => {
  await openWorkspace()
  await openLauncher()
  await press('{Escape}')
  await expect.element(launcher()).not.toBeInTheDocument()
  await expect.element(appsButton()).toHaveFocus()
})

it('opens and closes the palette with Ctrl-K, closes it with Esc, and gives the focus back', async () => {
  await openWorkspace()
  await expect.element(settingsButton()).toBeVisible()
  settingsButton().element().focus()
  await pressCtrlK()
  await expect.element(palette().getByRole('combobox')).toHaveFocus()
  await press('{Escape}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(settingsButton()).toHaveFocus()

  await pressCtrlK()
  await expect.element(palette()).toBeVisible()
  await pressCtrlK()
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(settingsButton()).toHaveFocus()
})

it('opens an app from the palette with Enter and moves the focus to its heading', async () => {
  await openWorkspace()
  await pressCtrlK()
  await expect.element(palette().getByRole('combobox')).toHaveFocus()
  await press('sett')
  const settings = palette()
    .getByRole('option')
    .filter({ hasText: /^Settings/ })
  await expect.element(settings).toHaveAttribute('aria-selected', 'true')
  await press('{Enter}')
  await expect.element(appPanel('Settings')).toBeVisible()
  expect(queryOfAddress()).toEqual({ app: 'settings' })
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(appHeading('Settings')).toHaveFocus()
})

it('gives the focus back to the button that opened an app when the app is closed', async () => {
  await openWorkspace()
  await settingsButton().click()
  await expect.element(appHeading('Settings')).toHaveFocus()
  await closeButton('Settings').click()
  await expectCollapsed()
  await expect.element(settingsButton()).toHaveFocus()

  await openLauncher()
  await launcher().getByRole('menuitem', { name: 'Account' }).click()
  await expect.element(appHeading('Account')).toHaveFocus()
  await closeButton('Account').click()
  await expectCollapsed()
  await expect.element(appsButton()).toHaveFocus()
})

it('closes only the top layer with Esc: the app below a menu or the palette stays', async () => {
  await openWorkspace({ at: '?app=settings' })
  await expect.element(appPanel('Settings')).toBeVisible()
  await openLauncher()
  await press('{Escape}')
  await expect.element(launcher()).not.toBeInTheDocument()
  await pressCtrlK()
  await expect.element(palette()).toBeVisible()
  await press('{Escape}')
  await expect.element(palette()).not.toBeInTheDocument()
  expect(queryOfAddress()).toEqual({ app: 'settings' })
  await expect.element(appPanel('Settings')).toBeVisible()
})

it('leads from the loaded page to the open Settings by keys alone, through the launcher', async () => {
  await openWorkspace()
  await tabTo(appsButton())
  await press('{Enter}')
  await expect.element(launcher().getByRole('menuitem').first()).toHaveFocus()
  // Columns by right, rows by down: as many as there are until it is reached.
  const group = launcher().getByRole('group', { name: 'Account' }).getByRole('menuitem')
  const settings = group.filter({ hasText: 'Settings' })
  const isOn = (item: Locator) => focused() === item.element()
  for (let column = 0; column < 4 && !isOn(group.first()); column += 1) await press('{ArrowRight}')
  for (let row = 0; row < 8 && !isOn(settings); row += 1) await press('{ArrowDown}')
  await expect.element(settings).toHaveFocus()
  await press('{Enter}')
  await expect.element(appHeading('Settings')).toHaveFocus()

  await tabTo(closeButton('Settings'))
  await press('{Enter}')
  await expectCollapsed()
  await expect.element(appsButton()).toHaveFocus()
})

it('leads to the open Settings through its own button as well', async () => {
  await openWorkspace()
  await tabTo(settingsButton())
  await press('{Enter}')
  await expect.element(appHeading('Settings')).toHaveFocus()
})

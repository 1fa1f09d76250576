import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  appHeading,
  appPanel,
  appsButton,
  chat,
  closeButton,
  launcher,
  openWorkspace,
  pressCtrlK,
  queryOfAddress,
  settingsButton,
  sidePanel,
} from '../testing/parts/shell.ts'
import { expectCollapsed } from '../testing/parts/split.ts'
import { eventually, press, textsOf } from '../testing/screen.ts'

const accountButton = () => appPanel('Settings').getByRole('button', { name: /^Account/ })

it('R1-012 is one page: the chat alone, or the chat with an app beside it', async () => {
  // A second page would end this one, and the test with it.
  const { pathname } = location
  await openWorkspace()
  await expectCollapsed()
  await settingsButton().click()
  await expect.element(appPanel('Settings')).toBeVisible()
  await expect.element(chat()).toBeVisible()
  await closeButton('Settings').click()
  await expectCollapsed()
  expect(location.pathname).toBe(pathname)
})

it.each(['?app=nonsense', '?app=', '?app=SETTINGS', '?app=settings%20', '?app=toString'])(
  'R1-015 opens nothing for an id that is not known: %s',
  async (at) => {
    await openWorkspace({ at })
    await expect.element(settingsButton()).toBeVisible()
    await expectCollapsed()
    await expect.element(page.getByRole('button', { name: /^Close / })).not.toBeInTheDocument()
  },
)

it('R1-016 adds the id of an app that is opened from the interface to the address', async () => {
  await openWorkspace({ at: '?view=1' })
  await appsButton().click()
  await launcher().getByRole('menuitem', { name: 'Settings' }).click()
  await expect.element(appPanel('Settings')).toBeVisible()
  expect(queryOfAddress()).toEqual({ view: '1', app: 'settings' })

  await accountButton().click()
  await expect.element(appPanel('Account')).toBeVisible()
  expect(queryOfAddress()).toEqual({ view: '1', app: 'account' })
})

it('R1-017 removes the app from the address when it is closed, and nothing else', async () => {
  await openWorkspace({ at: '?before=1&app=settings&after=a%2Bb' })
  await closeButton('Settings').click()
  await eventually(() => location.search).toBe('?before=1&after=a%2Bb')
})

it('R1-018 collapses the side panel when the app is closed', async () => {
  await openWorkspace({ at: '?app=settings' })
  await expect.element(appPanel('Settings')).toBeVisible()
  await closeButton('Settings').click()
  await expectCollapsed()
  await expect.element(appPanel('Settings')).not.toBeInTheDocument()
})

it("R1-039 shows only 'Copy feature coming soon' for the id copy", async () => {
  await openWorkspace({ at: '?app=copy' })
  const copy = sidePanel().getByRole('region', { name: 'Copy app' })
  await expect.element(copy.getByText('Copy feature coming soon')).toBeVisible()
  const parts = [...copy.element().children].filter((part) => part.tagName !== 'HEADER')
  expect(parts.map((part) => part.textContent)).toEqual(['Copy feature coming soon'])
  expect(parts.flatMap((part) => [...part.querySelectorAll('a, button, input, select, textarea')])).toEqual(
    [],
  )
})

it('follows the back and forward buttons', async () => {
  await openWorkspace()
  await settingsButton().click()
  await accountButton().click()
  await expect.element(appPanel('Account')).toBeVisible()

  history.back()
  await expect.element(appPanel('Settings')).toBeVisible()
  expect(queryOfAddress()).toEqual({ app: 'settings' })
  history.back()
  await expectCollapsed()
  history.forward()
  await expect.element(appPanel('Settings')).toBeVisible()
  history.forward()
  await expect.element(appPanel('Account')).toBeVisible()
  expect(queryOfAddress()).toEqual({ app: 'account' })
})

it('says calmly that an app is not built, and does not offer it', async () => {
  await openWorkspace({ at: '?app=memberships' })
  await expect.element(appPanel('Memberships').getByText('This app is not available yet.')).toBeVisible()
  await appsButton().click()
  await expect.element(launcher().getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  // Beside some names stands a live fact.
  const offered = textsOf(launcher().getByRole('menuitem')).map((text) => text.split('\n')[0])
  expect(offered).toEqual(expect.arrayContaining(['Balances', 'Activity', 'Account', 'Settings']))
  expect(offered.join(' ')).not.toMatch(/memberships/i)
  await press('{Escape}')

  await pressCtrlK()
  const found = page.getByRole('option')
  await page.getByRole('combobox').fill('settings')
  await expect.element(found.first()).toMatchTextContent(/^Settings/)
  await page.getByRole('combobox').fill('memberships')
  await eventually(() => textsOf(found)).toEqual([expect.stringMatching(/^Ask Windhover:\s*memberships/)])
  await expect.element(appHeading('Memberships')).toBeInTheDocument()
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { VIEWPORTS } from '../testing/open-app.tsx'
import { listSidewaysOverflow } from '../testing/overflow.ts'
import {
  appPanel,
  appsButton,
  chat,
  closeButton,
  launcher,
  openWorkspace,
  palette,
  queryOfAddress,
  setupSteps,
} from '../testing/parts/shell.ts'
import { expectPanelPercent } from '../testing/parts/split.ts'
import { eventually } from '../testing/screen.ts'

const [WIDTH, HEIGHT] = VIEWPORTS.mobile

const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

async function expectFullScreen(title: string): Promise<void> {
  await expect.element(appPanel(title)).toBeVisible()
  const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
  await eventually(() => boxOf(appPanel(title).element())).toEqual(whole)
  await expect.element(chat()).not.toBeInTheDocument()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
}

async function openFromLauncher(title: string): Promise<void> {
  await appsButton().click()
  await launcher().getByRole('menuitem', { name: title }).click()
}

it('R1-049 shows an open app full screen with a close button and without the chat', async () => {
  await openWorkspace({ viewport: 'mobile', at: '?app=settings' })
  await expectFullScreen('Settings')
  const close = boxOf(closeButton('Settings').element())
  expect(close.width).toBeGreaterThanOrEqual(44)
  expect(close.height).toBeGreaterThanOrEqual(44)
})

it('R1-049 does so for an app that is opened from the launcher', async () => {
  await openWorkspace({ viewport: 'mobile' })
  await openFromLauncher('Account')
  await expectFullScreen('Account')
  expect(queryOfAddress()).toEqual({ app: 'account' })
  await expect.element(closeButton('Account')).toBeVisible()
})

it('R1-050 shows the chat while no app is open, and again when the app is closed', async () => {
  await openWorkspace({ viewport: 'mobile' })
  await expect.element(chat()).toBeVisible()
  const before = boxOf(chat().element())
  expect(before.width).toBe(WIDTH)

  await openFromLauncher('Settings')
  await expectFullScreen('Settings')
  await closeButton('Settings').click()
  await expect.element(chat()).toBeVisible()
  expect(boxOf(chat().element())).toEqual(before)
  await expect.element(appPanel('Settings')).not.toBeInTheDocument()
  expect(queryOfAddress()).toEqual({})
})

it('becomes one column and a split again while the window changes its width', async () => {
  await openWorkspace({ at: '?app=settings' })
  await expect.element(chat()).toBeVisible()
  await page.viewport(767, 900)
  await expect.element(chat()).not.toBeInTheDocument()
  await eventually(() => boxOf(appPanel('Settings').element()).width).toBe(767)
  await page.viewport(768, 900)
  await expect.element(chat()).toBeVisible()
  await expectPanelPercent(45)
})

it('needs no sideways scrolling at 320 px, in any state of the shell', async () => {
  await openWorkspace({ viewport: 'mobile' })
  await page.viewport(320, 640)
  await expect.element(setupSteps()).toBeVisible()
  await eventually(() => innerWidth).toBe(320)
  expect(listSidewaysOverflow(), 'chat').toEqual([])
  await appsButton().click()
  await expect.element(launcher()).toBeVisible()
  expect(listSidewaysOverflow(), 'launcher').toEqual([])
  await launcher().getByRole('button', { name: 'Search or ask anything' }).click()
  await expect.element(palette()).toBeVisible()
  expect(listSidewaysOverflow(), 'palette').toEqual([])
})

it.each([
  ['settings', 'Settings'],
  ['account', 'Account'],
  ['copy', 'Copy'],
])('needs no sideways scrolling at 320 px with the app %s open', async (id, title) => {
  await openWorkspace({ viewport: 'mobile', at: `?app=${id}` })
  await page.viewport(320, 640)
  await expect.element(appPanel(title)).toBeVisible()
  await expect.element(page.getByRole('status', { name: /Loading/ })).not.toBeInTheDocument()
  await eventually(() => innerWidth).toBe(320)
  expect(listSidewaysOverflow()).toEqual([])
})

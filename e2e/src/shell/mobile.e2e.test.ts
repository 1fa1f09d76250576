import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../support/browser.ts'
import { eventually } from '../support/shell-eventually.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import {
  appPanel,
  appsButton,
  chat,
  closeButton,
  launcher,
  openWorkspace,
  palette,
  queryOf,
} from '../support/shell-parts.ts'
import { expectPanelPercent } from '../support/shell-split.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

async function expectFullScreen(page: Page, title: string): Promise<void> {
  await appPanel(page, title).waitFor()
  const { width, height } = VIEWPORTS.mobile
  await eventually(() => appPanel(page, title).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  expect(await chat(page).isVisible(), 'no chat').toBe(false)
  expect(await page.getByRole('banner').count(), 'no top bar').toBe(0)
}

it('R1-049 shows an open app full screen with a close button and without the chat', () =>
  signedIn({ viewport: 'mobile' }, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await expectFullScreen(page, 'Settings')
    const close = await closeButton(page, 'Settings').boundingBox()
    expect(close?.width).toBeGreaterThanOrEqual(44)
    expect(close?.height).toBeGreaterThanOrEqual(44)
  }))

it('R1-049 does so for an app that is opened from the launcher', () =>
  signedIn({ viewport: 'mobile' }, async ({ page }) => {
    await openWorkspace(page)
    await appsButton(page).tap()
    await launcher(page).getByRole('menuitem', { name: 'Account' }).tap()
    await expectFullScreen(page, 'Account')
    expect(queryOf(page)).toEqual({ app: 'account' })
    expect(await closeButton(page, 'Account').isVisible()).toBe(true)
  }))

it('R1-050 shows the chat while no app is open, and again when the app is closed', () =>
  signedIn({ viewport: 'mobile' }, async ({ page }) => {
    await openWorkspace(page)
    await chat(page).waitFor()
    const before = await chat(page).boundingBox()
    expect(before?.width).toBe(VIEWPORTS.mobile.width)

    await appsButton(page).tap()
    await launcher(page).getByRole('menuitem', { name: 'Settings' }).tap()
    await expectFullScreen(page, 'Settings')
    await closeButton(page, 'Settings').tap()
    await chat(page).waitFor()
    expect(await chat(page).boundingBox()).toEqual(before)
    expect(await appPanel(page, 'Settings').count()).toBe(0)
    expect(queryOf(page)).toEqual({})
  }))

it('becomes one column and a split again while the window changes its width', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await page.setViewportSize({ width: 767, height: 900 })
    await chat(page).waitFor({ state: 'hidden' })
    await eventually(async () => (await appPanel(page, 'Settings').boundingBox())?.width).toBe(767)
    await page.setViewportSize({ width: 768, height: 900 })
    await chat(page).waitFor()
    await expectPanelPercent(page, 45)
  }))

it('needs no sideways scrolling at 320 px, in any state of the shell', () =>
  signedIn({ viewport: 'mobile' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWorkspace(page)
    await chat(page).waitFor()
    await page.getByRole('list', { name: 'Set up' }).waitFor()
    expect(await listSidewaysOverflow(page), 'chat').toEqual([])
    await appsButton(page).tap()
    await launcher(page).waitFor()
    expect(await listSidewaysOverflow(page), 'launcher').toEqual([])
    await launcher(page).getByRole('button', { name: 'Search apps and commands' }).tap()
    await palette(page).waitFor()
    expect(await listSidewaysOverflow(page), 'palette').toEqual([])
    for (const [id, title] of [
      ['settings', 'Settings'],
      ['account', 'Account'],
      ['copy', 'Copy'],
    ] as const) {
      await page.goto(`/?app=${id}`)
      await appPanel(page, title).waitFor()
      await page.getByRole('status', { name: /Loading/ }).waitFor({ state: 'hidden' })
      expect(await listSidewaysOverflow(page), title).toEqual([])
    }
  }))

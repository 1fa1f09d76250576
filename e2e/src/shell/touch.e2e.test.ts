import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../support/browser.ts'
import { eventually } from '../support/shell-eventually.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import { appPanel, appsButton, chat, closeButton, launcher, openWorkspace } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

async function expectFullScreen(page: Page, title: string): Promise<void> {
  await appPanel(page, title).waitFor()
  const { width, height } = VIEWPORTS.mobile
  await eventually(() => appPanel(page, title).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  expect(await chat(page).isVisible(), 'no chat').toBe(false)
}

it('R1-049 R1-050 opens an app over the whole phone and closes it again by touch, laid out as wide as the screen', () =>
  signedIn({ viewport: 'mobile' }, async ({ page }) => {
    await openWorkspace(page)
    await chat(page).waitFor()
    expect(await listSidewaysOverflow(page), 'chat').toEqual([])
    await appsButton(page).tap()
    await launcher(page).getByRole('menuitem', { name: 'Settings' }).tap()
    await expectFullScreen(page, 'Settings')
    expect(await listSidewaysOverflow(page), 'Settings').toEqual([])
    await closeButton(page, 'Settings').tap()
    await chat(page).waitFor()
    expect((await chat(page).boundingBox())?.width).toBe(VIEWPORTS.mobile.width)
    expect(await appPanel(page, 'Settings').count()).toBe(0)
  }))

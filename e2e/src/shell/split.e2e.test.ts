import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import { appPanel, closeButton, divider, openWorkspace, settingsButton } from '../support/shell-parts.ts'
import { dragDividerTo, expectCollapsed, expectPanelPercent, measureSplit } from '../support/shell-split.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

const DESKTOP_WIDTHS_PX = [768, 1440] as const

it.each(DESKTOP_WIDTHS_PX)(
  'R1-014 opens an app of the address at 45 percent of the width, at %i px',
  (width) =>
    signedIn({}, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWorkspace(page, '?app=settings')
      await appPanel(page, 'Settings').waitFor()
      await expectPanelPercent(page, 45)
    }),
)

it('R1-014 is 45 percent wide again at each opening, whatever the width was before', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await settingsButton(page).click()
    await expectPanelPercent(page, 45)
    await dragDividerTo(page, 1440 * 0.6)
    await expectPanelPercent(page, 40)
    await closeButton(page, 'Settings').click()
    await expectCollapsed(page)
    await settingsButton(page).click()
    await expectPanelPercent(page, 45)
  }))

it('R1-045 follows the dragged divider: what the panel wins the chat loses', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await expectPanelPercent(page, 45)
    const before = await measureSplit(page)

    await dragDividerTo(page, 1440 - 700)
    await expectPanelPercent(page, (700 / 1440) * 100)
    const wider = await measureSplit(page)
    expect(Math.abs(before.chatPx - wider.chatPx - (wider.panelPx - before.panelPx))).toBeLessThanOrEqual(1)

    await dragDividerTo(page, 1440 - 500)
    await expectPanelPercent(page, (500 / 1440) * 100)
    // Let go: the pointer no longer moves anything.
    await page.mouse.move(200, 450)
    await expectPanelPercent(page, (500 / 1440) * 100)
  }))

it.each(DESKTOP_WIDTHS_PX)(
  'R1-046 R1-048 leaves the panel at most 55 and the chat at least 45 percent, at %i px',
  (width) =>
    signedIn({}, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWorkspace(page, '?app=settings')
      await expectPanelPercent(page, 45)
      await dragDividerTo(page, 5)
      await expectPanelPercent(page, 55)
      const dragged = await measureSplit(page)
      expect(dragged.chatPx).toBeGreaterThanOrEqual(width * 0.45 - 1)

      await divider(page).press('Home')
      await expectPanelPercent(page, 30)
      await divider(page).press('End')
      for (let press = 0; press < 4; press += 1) await divider(page).press('Shift+ArrowLeft')
      await expectPanelPercent(page, 55)
      expect((await measureSplit(page)).chatPx).toBeGreaterThanOrEqual(width * 0.45 - 1)
    }),
)

it.each(DESKTOP_WIDTHS_PX)('R1-047 leaves the open panel at least 30 percent, at %i px', (width) =>
  signedIn({}, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWorkspace(page, '?app=settings')
    await expectPanelPercent(page, 45)
    await dragDividerTo(page, width - 2)
    await expectPanelPercent(page, 30)
    await appPanel(page, 'Settings').waitFor()

    await divider(page).press('Enter')
    await expectPanelPercent(page, 45)
    for (let press = 0; press < 5; press += 1) await divider(page).press('Shift+ArrowRight')
    await expectPanelPercent(page, 30)
  }),
)

it('R1-046 R1-047 R1-048 keeps the shares when the window changes its size', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await dragDividerTo(page, 5)
    await expectPanelPercent(page, 55)
    await page.setViewportSize({ width: 900, height: 700 })
    await expectPanelPercent(page, 55)
    await divider(page).press('Home')
    await page.setViewportSize({ width: 1800, height: 1000 })
    await expectPanelPercent(page, 30)
  }))

it('cuts nothing off the app: it ends where the page ends', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    for (const key of ['Enter', 'Home', 'End']) {
      await divider(page).press(key)
      await eventually(async () => {
        const box = await appPanel(page, 'Settings').boundingBox()
        return Math.round(((box?.x ?? 0) + (box?.width ?? 0)) * 100) / 100
      }).toBe(1440)
    }
  }))

it('resets the width by a double click on the divider', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await dragDividerTo(page, 1440 - 780)
    await expectPanelPercent(page, (780 / 1440) * 100)
    await divider(page).dblclick()
    await expectPanelPercent(page, 45)
  }))

it('moves the divider by arrow keys and says its value', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page, '?app=settings')
    await expectPanelPercent(page, 45)
    await divider(page).press('ArrowLeft')
    await expectPanelPercent(page, 46)
    await divider(page).press('ArrowRight')
    await divider(page).press('ArrowRight')
    await expectPanelPercent(page, 44)
    expect(await divider(page).getAttribute('aria-valuenow')).toBe('44')
    expect(await divider(page).getAttribute('aria-valuemin')).toBe('30')
    expect(await divider(page).getAttribute('aria-valuemax')).toBe('55')
  }))

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { moveMouse } from '../testing/mouse.ts'
import { appPanel, closeButton, openWorkspace, settingsButton } from '../testing/parts/shell.ts'
import {
  divider,
  dragDividerTo,
  expectCollapsed,
  expectPanelPercent,
  measureSplit,
} from '../testing/parts/split.ts'
import { eventually, press } from '../testing/screen.ts'

const DESKTOP_WIDTHS_PX = [768, 1440] as const

async function openSettings(width = 1440): Promise<void> {
  await openWorkspace({ at: '?app=settings' })
  await page.viewport(width, 900)
  await expect.element(appPanel('Settings')).toBeVisible()
}

async function pressOnDivider(...keys: readonly string[]): Promise<void> {
  await expect.element(divider()).toBeVisible()
  divider().element().focus()
  for (const key of keys) await press(key)
}

const LEFT_10 = '{Shift>}{ArrowLeft}{/Shift}'
const RIGHT_10 = '{Shift>}{ArrowRight}{/Shift}'

it.each(DESKTOP_WIDTHS_PX)(
  'R1-014 opens an app of the address at 45 percent of the width, at %i px',
  async (width) => {
    await openSettings(width)
    await expectPanelPercent(45)
  },
)

it('R1-014 is 45 percent wide again at each opening, whatever the width was before', async () => {
  await openWorkspace()
  await settingsButton().click()
  await expectPanelPercent(45)
  await dragDividerTo(1440 * 0.6)
  await expectPanelPercent(40)
  await closeButton('Settings').click()
  await expectCollapsed()
  await settingsButton().click()
  await expectPanelPercent(45)
})

it('R1-045 follows the dragged divider: what the panel wins the chat loses', async () => {
  await openSettings()
  await expectPanelPercent(45)
  const before = measureSplit()

  await dragDividerTo(1440 - 700)
  await expectPanelPercent((700 / 1440) * 100)
  const wider = measureSplit()
  expect(Math.abs(before.chatPx - wider.chatPx - (wider.panelPx - before.panelPx))).toBeLessThanOrEqual(1)

  await dragDividerTo(1440 - 500)
  await expectPanelPercent((500 / 1440) * 100)
  // Let go: the pointer no longer moves anything, on the divider and off it.
  await moveMouse({ x: 1440 - 500 + 3, y: 450 })
  await moveMouse({ x: 200, y: 450 })
  await expectPanelPercent((500 / 1440) * 100)
})

it.each(DESKTOP_WIDTHS_PX)(
  'R1-046 R1-048 leaves the panel at most 55 and the chat at least 45 percent, at %i px',
  async (width) => {
    await openSettings(width)
    await expectPanelPercent(45)
    await dragDividerTo(5)
    await expectPanelPercent(55)
    expect(measureSplit().chatPx).toBeGreaterThanOrEqual(width * 0.45 - 1)

    await pressOnDivider('{Home}')
    await expectPanelPercent(30)
    await pressOnDivider('{End}', LEFT_10, LEFT_10, LEFT_10, LEFT_10)
    await expectPanelPercent(55)
    expect(measureSplit().chatPx).toBeGreaterThanOrEqual(width * 0.45 - 1)
  },
)

it.each(DESKTOP_WIDTHS_PX)('R1-047 leaves the open panel at least 30 percent, at %i px', async (width) => {
  await openSettings(width)
  await expectPanelPercent(45)
  await dragDividerTo(width - 2)
  await expectPanelPercent(30)
  await expect.element(appPanel('Settings')).toBeVisible()

  await pressOnDivider('{Enter}')
  await expectPanelPercent(45)
  await pressOnDivider(RIGHT_10, RIGHT_10, RIGHT_10, RIGHT_10, RIGHT_10)
  await expectPanelPercent(30)
})

it('R1-046 R1-047 R1-048 keeps the shares when the window changes its size', async () => {
  await openSettings()
  await dragDividerTo(5)
  await expectPanelPercent(55)
  await page.viewport(900, 700)
  await expectPanelPercent(55)
  await pressOnDivider('{Home}')
  await page.viewport(1800, 1000)
  await expectPanelPercent(30)
})

it('cuts nothing off the app: it ends where the page ends', async () => {
  await openSettings()
  for (const key of ['{Enter}', '{Home}', '{End}']) {
    await pressOnDivider(key)
    const rightEdge = () => appPanel('Settings').element().getBoundingClientRect().right
    await eventually(() => Math.round(rightEdge() * 100) / 100).toBe(1440)
  }
})

it('resets the width by a double click on the divider', async () => {
  await openSettings()
  await dragDividerTo(1440 - 780)
  await expectPanelPercent((780 / 1440) * 100)
  await divider().dblClick()
  await expectPanelPercent(45)
})

it('moves the divider by arrow keys and says its value', async () => {
  await openSettings()
  await expectPanelPercent(45)
  await pressOnDivider('{ArrowLeft}')
  await expectPanelPercent(46)
  await pressOnDivider('{ArrowRight}', '{ArrowRight}')
  await expectPanelPercent(44)
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '44')
  await expect.element(divider()).toHaveAttribute('aria-valuemin', '30')
  await expect.element(divider()).toHaveAttribute('aria-valuemax', '55')
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './shell-eventually.ts'
import { chat, divider, sidePanel } from './shell-parts.ts'

type Split = { readonly wholePx: number; readonly chatPx: number; readonly panelPx: number }

/** Widths as drawn; the whole is the page, because chat and panel have it to themselves. */
export async function measureSplit(page: Page): Promise<Split> {
  const wholePx = await page.evaluate(() => document.documentElement.clientWidth)
  const chatBox = await chat(page).boundingBox()
  const panelBox = (await sidePanel(page).count()) === 0 ? null : await sidePanel(page).boundingBox()
  return { wholePx, chatPx: chatBox?.width ?? 0, panelPx: panelBox?.width ?? 0 }
}

/** How many pixels the panel is away from a share of the page. */
async function offFromPercent(page: Page, percent: number): Promise<number> {
  const { wholePx, panelPx } = await measureSplit(page)
  return Math.abs(panelPx - (wholePx * percent) / 100)
}

export async function expectPanelPercent(page: Page, percent: number): Promise<void> {
  await eventually(() => offFromPercent(page, percent)).toBeLessThanOrEqual(1)
  const { wholePx, chatPx, panelPx } = await measureSplit(page)
  expect(Math.abs(chatPx + panelPx - wholePx), 'chat and panel fill the page').toBeLessThanOrEqual(1)
}

export async function expectCollapsed(page: Page): Promise<void> {
  await eventually(() => sidePanel(page).count()).toBe(0)
  const { wholePx, chatPx } = await measureSplit(page)
  expect(Math.abs(wholePx - chatPx), 'the chat has the whole width').toBeLessThanOrEqual(1)
}

/** With the mouse button down from the divider to that place of the page. */
export async function dragDividerTo(page: Page, x: number): Promise<void> {
  const box = await divider(page).boundingBox()
  if (box === null) throw new Error('there is no divider to drag')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

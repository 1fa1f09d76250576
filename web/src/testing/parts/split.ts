import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dragMouse } from '../mouse.ts'
import { eventually } from '../screen.ts'
import { chat, sidePanel } from './shell.ts'

export const divider = () => page.getByRole('separator', { name: 'Width of the app panel' })

const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0

/** Widths as drawn; the whole is the page, because chat and panel have it to themselves. */
export function measureSplit() {
  return {
    wholePx: document.documentElement.clientWidth,
    chatPx: widthOf(chat().query()),
    panelPx: widthOf(sidePanel().query()),
  }
}

/** And chat and panel fill the page. */
export async function expectPanelPercent(percent: number): Promise<void> {
  const pixelsOff = () => {
    const { wholePx, chatPx, panelPx } = measureSplit()
    return Math.max(Math.abs(panelPx - (wholePx * percent) / 100), Math.abs(chatPx + panelPx - wholePx))
  }
  await eventually(pixelsOff).toBeLessThanOrEqual(1)
}

export async function expectCollapsed(): Promise<void> {
  await expect.element(sidePanel()).not.toBeInTheDocument()
  await expect.element(chat()).toBeVisible()
  const { wholePx, chatPx } = measureSplit()
  expect(Math.abs(wholePx - chatPx), 'the chat has the whole width').toBeLessThanOrEqual(1)
}

/** With the mouse button down from the divider to that place of the page. */
export async function dragDividerTo(x: number): Promise<void> {
  await expect.element(divider()).toBeVisible()
  const box = divider().element().getBoundingClientRect()
  const y = box.y + box.height / 2
  await dragMouse({ x: box.x + box.width / 2, y }, { x, y })
}

import {
  APP_PANEL_DEFAULT_PERCENT,
  APP_PANEL_MAX_PERCENT,
  APP_PANEL_MIN_PERCENT,
  CHAT_PANEL_MIN_PERCENT,
} from '@windhover/core/workspace/layout'

/** Width of the app panel in percent of the workspace. */
export const PANEL_MIN = APP_PANEL_MIN_PERCENT
export const PANEL_MAX = Math.min(APP_PANEL_MAX_PERCENT, 100 - CHAT_PANEL_MIN_PERCENT)

const STEP = 1
const LARGE_STEP = 5

export function clampPanel(percent: number): number {
  return Math.min(PANEL_MAX, Math.max(PANEL_MIN, percent))
}

/** The panel lies at the right edge, so it is as wide as the pointer is away from that edge. */
export function panelAtPointer(pointerX: number, workspace: { right: number; width: number }): number {
  return clampPanel(((workspace.right - pointerX) / workspace.width) * 100)
}

/** The panel after a key on the divider; null when the key means nothing here. */
export function panelAfterKey(percent: number, press: { key: string; shiftKey: boolean }): number | null {
  const step = press.shiftKey ? LARGE_STEP : STEP
  switch (press.key) {
    case 'ArrowLeft':
      return clampPanel(percent + step)
    case 'ArrowRight':
      return clampPanel(percent - step)
    case 'Home':
      return PANEL_MIN
    case 'End':
      return PANEL_MAX
    case 'Enter':
      return APP_PANEL_DEFAULT_PERCENT
    default:
      return null
  }
}

import { describe, expect, it } from 'vitest'
import { clampPanel, panelAfterKey, panelAtPointer } from './split-width.ts'

const workspace = { right: 1000, width: 1000 }

describe('the width of the app panel', () => {
  it('R1-046 is at most 55 percent', () => {
    expect(clampPanel(80)).toBe(55)
    expect(panelAtPointer(100, workspace)).toBe(55)
    expect(panelAfterKey(54.5, { key: 'ArrowLeft', shiftKey: true })).toBe(55)
    expect(panelAfterKey(40, { key: 'End', shiftKey: false })).toBe(55)
  })
  it('R1-047 is at least 30 percent', () => {
    expect(clampPanel(3)).toBe(30)
    expect(panelAtPointer(990, workspace)).toBe(30)
    expect(panelAfterKey(30, { key: 'ArrowRight', shiftKey: false })).toBe(30)
    expect(panelAfterKey(40, { key: 'Home', shiftKey: false })).toBe(30)
  })
  it('R1-048 leaves the chat at least 45 percent wherever the pointer goes', () => {
    for (let x = 0; x <= 1000; x += 10) expect(100 - panelAtPointer(x, workspace)).toBeGreaterThanOrEqual(45)
  })
  it('R1-045 follows the pointer between the limits', () => {
    expect(panelAtPointer(600, workspace)).toBe(40)
    expect(panelAtPointer(520, workspace)).toBe(48)
  })
  it('goes back to 45 percent on Enter and ignores other keys', () => {
    expect(panelAfterKey(31, { key: 'Enter', shiftKey: false })).toBe(45)
    expect(panelAfterKey(31, { key: 'a', shiftKey: false })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { layOut, scrollTo, windowOf } from './row-window.ts'

const many = layOut([32, ...Array.from({ length: 2_000 }, () => 52)])

describe('windowOf', () => {
  it('draws a few dozen of thousands, wherever it is scrolled to', () => {
    for (const scrollTop of [0, 20_000, 104_032 - 400]) {
      const { from, to } = windowOf(many, { scrollTop, height: 400 })
      expect(to - from).toBeLessThan(30)
      expect(many.tops[from]).toBeLessThanOrEqual(scrollTop)
      expect(many.tops[to]).toBeGreaterThanOrEqual(Math.min(scrollTop + 400, 104_032))
    }
  })

  it('draws everything of little, and nothing of nothing', () => {
    expect(windowOf(layOut([52, 52]), { scrollTop: 0, height: 400 })).toEqual({ from: 0, to: 2 })
    expect(windowOf(layOut([]), { scrollTop: 0, height: 400 })).toEqual({ from: 0, to: 0 })
  })
})

describe('scrollTo', () => {
  it('moves just so far that the row is in sight', () => {
    const view = { scrollTop: 1_000, height: 400 }
    expect(scrollTo(many, 25, view)).toBe(1_000)
    expect(scrollTo(many, 1, view)).toBe(32)
    expect(scrollTo(many, 30, view)).toBe(32 + 30 * 52 - 400)
  })
})

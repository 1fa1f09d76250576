import { describe, expect, it } from 'vitest'
import { type PlaceInput, placeBeside } from './place-beside.ts'

const viewport = { width: 1000, height: 600 }
const base: PlaceInput = {
  anchor: { left: 100, top: 100, width: 80, height: 32 },
  size: { width: 200, height: 150 },
  viewport,
  side: 'bottom',
  align: 'start',
  offset: 4,
}

describe('placeBeside', () => {
  it('stands below its anchor, left edges in line', () => {
    expect(placeBeside(base)).toEqual({ left: 100, top: 136, maxHeight: 456 })
  })

  it.each([
    ['end', -20],
    ['center', 40],
  ] as const)('aligns to the %s before it looks at the edge', (align, wanted) => {
    expect(placeBeside({ ...base, align }).left).toBe(Math.max(wanted, 8))
  })

  it('moves above when only there is room', () => {
    const anchor = { ...base.anchor, top: 500 }
    expect(placeBeside({ ...base, anchor })).toEqual({ left: 100, top: 346, maxHeight: 488 })
  })

  it('stays on its side and shrinks when the other side has even less room', () => {
    const place = placeBeside({ ...base, size: { width: 200, height: 900 } })
    expect(place).toEqual({ left: 100, top: 136, maxHeight: 456 })
  })

  it('never leaves the screen sideways', () => {
    expect(placeBeside({ ...base, anchor: { ...base.anchor, left: 950 } }).left).toBe(1000 - 200 - 8)
    expect(placeBeside({ ...base, anchor: { ...base.anchor, left: -50 } }).left).toBe(8)
  })

  it('stands to the right, centred, and turns to the left at the edge', () => {
    const side = { ...base, side: 'right', align: 'center', size: { width: 100, height: 32 } } as const
    expect(placeBeside(side)).toMatchObject({ left: 184, top: 100 })
    expect(placeBeside({ ...side, anchor: { ...base.anchor, left: 900 } })).toMatchObject({
      left: 796,
      top: 100,
    })
  })
})

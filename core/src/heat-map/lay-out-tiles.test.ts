import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutTiles } from './lay-out-tiles.ts'

const box = { x: 10, y: 20, width: 640, height: 400 }
const weights = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 })

describe('layOutTiles', () => {
  it('gives every item its share of the box, inside it and without overlap', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const items = given.map((weight, id) => ({ id, weight }))
        const tiles = layOutTiles(items, box)
        const total = given.reduce((all, weight) => all + weight, 0)
        expect(tiles.map(({ item }) => item.id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        for (const { item, x, y, width, height } of tiles) {
          expect(width * height).toBeCloseTo((item.weight / total) * box.width * box.height, 3)
          expect(x).toBeGreaterThanOrEqual(box.x - 1e-6)
          expect(y).toBeGreaterThanOrEqual(box.y - 1e-6)
          expect(x + width).toBeLessThanOrEqual(box.x + box.width + 1e-6)
          expect(y + height).toBeLessThanOrEqual(box.y + box.height + 1e-6)
        }
        for (const [index, one] of tiles.entries()) {
          for (const other of tiles.slice(index + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
            expect(Math.min(across, down)).toBeLessThan(1e-6)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('keeps equal items nearly square', () => {
    const tiles = layOutTiles(
      Array.from({ length: 24 }, () => ({ weight: 5 })),
      box,
    )
    for (const { width, height } of tiles) expect(Math.max(width / height, height / width)).toBeLessThan(2)
  })

  it('draws nothing of nothing', () => {
    expect(layOutTiles([], box)).toEqual([])
    expect(layOutTiles([{ weight: 0 }], box)).toEqual([])
    expect(layOutTiles([{ weight: 1 }], { ...box, width: 0 })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'
import { createSharedValues } from './shared-values.ts'

describe('createSharedValues', () => {
  function setUp() {
    let nowMs = 0
    let loads = 0
    let broken = false
    const values = createSharedValues<number>({
      clock: { now: () => new Date(nowMs) },
      freshMs: 100,
      staleMs: 1_000,
      max: 10,
    })
    const read = () =>
      values('key', async () => {
        loads++
        if (broken) throw new Error('away')
        return loads
      })
    return {
      read,
      loads: () => loads,
      at: (ms: number) => {
        nowMs = ms
      },
      breakIt: () => {
        broken = true
      },
    }
  }

  it('loads once for all who ask at once, and again when it is no longer fresh', async () => {
    const { read, loads, at } = setUp()
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    at(99)
    expect(await read()).toBe(1)
    at(100)
    expect(await read()).toBe(2)
    expect(loads()).toBe(2)
  })

  it('stands in with the old value while its source is away, but not for ever', async () => {
    const { read, at, breakIt } = setUp()
    await read()
    breakIt()
    at(999)
    expect(await read()).toBe(1)
    at(1_000)
    await expect(read()).rejects.toThrow('away')
  })
})

describe('BoundedMap', () => {
  it('forgets what was set longest ago', () => {
    const map = new BoundedMap<number>(2)
    map.set('a', 1)
    map.set('b', 2)
    map.set('a', 3)
    map.set('c', 4)
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4])
  })
})

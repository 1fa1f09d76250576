import { describe, expect, it } from 'vitest'
import { describeSlowness, REFERENCE_MS, slownessOf } from './measure-machine.ts'

const rounds = (...times: number[]) => times.map((each) => each * REFERENCE_MS)

describe('slownessOf', () => {
  it('is how many times longer the work took than on the reference', () => {
    expect(slownessOf(rounds(1.4, 1.4, 1.4))).toBeCloseTo(1.4)
  })

  it('ignores a disturbed round', () => {
    expect(slownessOf(rounds(1.2, 9, 1.2, 1.2, 1.1))).toBeCloseTo(1.2)
  })

  it('never tightens a budget, and stretches it threefold at most', () => {
    expect(slownessOf(rounds(0.5, 0.5, 0.5))).toBe(1)
    expect(slownessOf(rounds(7, 7, 7))).toBe(3)
  })
})

describe('describeSlowness', () => {
  it.each([
    [1, 'this machine is as fast as the reference'],
    [1.42, 'this machine is 1.4 times slower than the reference'],
    [3, 'this machine is at least 3.0 times slower than the reference'],
  ])('%s', (slowness, text) => {
    expect(describeSlowness(slowness)).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { watchStolenTime } from './stolen-time.ts'

const stat = (user: number, idle: number, steal: number) =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${steal} 0 0\ncpu0 1 2 3\n`

describe('watchStolenTime', () => {
  it('is the stolen share of the time that was wanted; time at rest does not count', () => {
    const reads = [stat(100, 50, 10), stat(160, 950, 30)]
    const stolenShare = watchStolenTime(() => reads.shift() ?? '')
    expect(stolenShare()).toBe(0.25)
  })

  it('is nothing on a machine of its own, at rest, and where the system does not tell', () => {
    const own = [stat(100, 0, 0), stat(200, 0, 0)]
    expect(watchStolenTime(() => own.shift() ?? '')()).toBe(0)
    expect(watchStolenTime(() => stat(1, 1, 1))()).toBe(0)
    expect(watchStolenTime(() => '')()).toBe(0)
  })
})

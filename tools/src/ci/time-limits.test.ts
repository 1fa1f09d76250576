import { describe, expect, it } from 'vitest'
import { type CiPart, WAVES } from './ci-parts.ts'
import { ALL_PARTS_SECONDS, allowedSeconds, hangSeconds } from './time-limits.ts'

const part = (budgetSeconds: number): CiPart => ({ name: 'some', command: ['true'], budgetSeconds })
const quiet = { slowness: 1, stolen: 0 }

describe('time limits', () => {
  it('allow a part half as much again as its budget', () => {
    expect(allowedSeconds(part(100), quiet)).toBe(150)
  })

  it('grow with the slowness of the machine and with what its host took', () => {
    expect(allowedSeconds(part(100), { ...quiet, slowness: 2 })).toBe(300)
    expect(allowedSeconds(part(100), { ...quiet, stolen: 0.5 })).toBe(300)
    expect(hangSeconds(part(100), 2)).toBe(800)
  })

  it('let every part run past what is allowed before it counts as hanging', () => {
    for (const each of WAVES.flat()) {
      expect(hangSeconds(each, 1)).toBeGreaterThan(allowedSeconds(each, quiet))
    }
  })

  it('do not call a short part hanging within five minutes', () => {
    expect(hangSeconds(part(10), 1)).toBe(300)
  })

  const waves = WAVES.map((wave) => Math.max(...wave.map(({ budgetSeconds }) => budgetSeconds)))
  const budgets = waves.reduce((sum, seconds) => sum + seconds, 0)

  it('keep a run within 33 minutes, so that one on a machine twice as slow ends well within 90', () => {
    const packagesAndInstall = 65
    expect(budgets + packagesAndInstall).toBeLessThanOrEqual(33 * 60)
  })

  it('leave room for the budgets of all parts on a machine two and a half times slower', () => {
    expect(2.5 * budgets).toBeLessThan(ALL_PARTS_SECONDS)
  })
})

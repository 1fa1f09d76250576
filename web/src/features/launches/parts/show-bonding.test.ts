import { describe, expect, it } from 'vitest'
import { showBonding } from './show-bonding.ts'

const launch = (progress: number | null, isGraduated = false) => ({
  launch: { launchpad: 'four-meme' as const, progress, isGraduated, label: null },
})

describe('how much of a curve is sold', () => {
  it.each([
    [0, '0%'],
    [0.04, '4%'],
    [0.29, '29%'],
    [0.5, '50%'],
    [0.999, '99%'],
    [1, '100%'],
    [1.7, '100%'],
    [-1, '0%'],
  ])('R3-009 shows the fraction %f as %s', (progress, text) => {
    expect(showBonding(launch(progress)).text).toBe(text)
  })

  it('R3-010 shows 100% for who has graduated, whatever the fraction says', () => {
    expect(showBonding(launch(0.3, true))).toEqual({ percent: 100, text: '100%' })
    expect(showBonding(launch(null, true)).text).toBe('100%')
  })

  it('does not take what is unknown for nothing', () => {
    expect(showBonding(launch(null))).toEqual({ percent: null, text: '–' })
    expect(showBonding({ launch: null }).text).toBe('–')
  })
})

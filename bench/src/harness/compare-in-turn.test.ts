import { describe, expect, it } from 'vitest'
import { compareInTurn, median } from './compare-in-turn.ts'

describe('comparing in turn', () => {
  it('alternates who goes first and answers medians', async () => {
    const order: string[] = []
    const numbers = { ours: [5, 1, 3], bare: [10, 30, 20] }
    const take = (side: 'ours' | 'bare') => async () => {
      order.push(side)
      return numbers[side].shift() ?? 0
    }
    const result = await compareInTurn({ rounds: 3, ours: take('ours'), bare: take('bare') })
    expect(order).toEqual(['ours', 'bare', 'bare', 'ours', 'ours', 'bare'])
    expect(result).toMatchObject({ ours: 3, bare: 20 })
  })

  it('takes the mean of the middle two of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })
})

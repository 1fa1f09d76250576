import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('lets only so many work at once, in the order they came, and goes on after a failure', async () => {
  let working = 0
  let most = 0
  const order: number[] = []
  const work = takeTurns(2, async (each: number) => {
    working += 1
    most = Math.max(most, working)
    order.push(each)
    await new Promise((resolve) => setTimeout(resolve, 2))
    working -= 1
    if (each % 3 === 0) throw new Error('no')
    return each
  })
  const numbers = Array.from({ length: 20 }, (_, at) => at)
  const ended = await Promise.allSettled(numbers.map(work))
  expect(most).toBe(2)
  expect(order).toEqual(numbers)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  expect(await work(1)).toBe(1)
})

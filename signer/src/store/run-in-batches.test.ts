import { describe, expect, it } from 'vitest'
import { runInBatches } from './run-in-batches.ts'

describe('runInBatches', () => {
  it('runs what waits together, in order, and answers each with its own result', async () => {
    const batches: number[][] = []
    const run = runInBatches<number, string>({
      itemsMax: 4,
      run: async (items) => {
        batches.push([...items])
        await new Promise((resolve) => setTimeout(resolve, 5))
        return items.map((item) => `#${item}`)
      },
    })
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => run(index)))
    expect(results).toEqual(Array.from({ length: 10 }, (_, index) => `#${index}`))
    expect(batches).toEqual([[0], [1, 2, 3, 4], [5, 6, 7, 8], [9]])
  })

  it('goes on after a failed batch', async () => {
    let calls = 0
    const run = runInBatches<number, number>({
      itemsMax: 10,
      run: async (items) => {
        calls += 1
        if (calls === 1) throw new Error('lost')
        return items
      },
    })
    const [first, second] = await Promise.allSettled([run(1), run(2)])
    expect(first.status).toBe('rejected')
    expect(second).toEqual({ status: 'fulfilled', value: 2 })
    expect(await run(3)).toBe(3)
  })
})

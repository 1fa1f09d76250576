import { describe, expect, it } from 'vitest'
import { writeInBatches } from './write-in-batches.ts'

describe('writeInBatches', () => {
  it('writes what waits together, in order, and answers each with its own result', async () => {
    const batches: number[][] = []
    const write = writeInBatches<number, string>({
      itemsMax: 4,
      write: async (items) => {
        batches.push([...items])
        await new Promise((resolve) => setTimeout(resolve, 5))
        return items.map((item) => `#${item}`)
      },
    })
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => write(index)))
    expect(results).toEqual(Array.from({ length: 10 }, (_, index) => `#${index}`))
    expect(batches).toEqual([[0], [1, 2, 3, 4], [5, 6, 7, 8], [9]])
  })

  it('goes on after a failed batch', async () => {
    let calls = 0
    const write = writeInBatches<number, number>({
      itemsMax: 10,
      write: async (items) => {
        calls += 1
        if (calls === 1) throw new Error('lost')
        return items
      },
    })
    const [first, second] = await Promise.allSettled([write(1), write(2)])
    expect(first.status).toBe('rejected')
    expect(second).toEqual({ status: 'fulfilled', value: 2 })
    expect(await write(3)).toBe(3)
  })
})

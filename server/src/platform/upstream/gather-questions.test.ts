import { describe, expect, it } from 'vitest'
import { createGatherer } from './gather-questions.ts'

function gather(max = 100) {
  const asked: (readonly string[])[] = []
  const find = createGatherer({
    gatherMs: 5,
    max,
    ask: async (keys) => {
      asked.push(keys)
      return keys.join('+')
    },
  })
  return { asked, find }
}

describe('questions within a moment', () => {
  it('are one, and each key is in it once', async () => {
    const { asked, find } = gather()
    expect(await Promise.all(['a', 'b', 'a'].map(find))).toEqual(['a+b', 'a+b', 'a+b'])
    expect(asked).toEqual([['a', 'b']])
    expect(await find('a')).toBe('a')
    expect(asked).toHaveLength(2)
  })

  it('are as many as it takes where one is full', async () => {
    const { asked, find } = gather(2)
    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(find))).toEqual(['a+b', 'a+b', 'c+d', 'c+d', 'e'])
    expect(asked).toHaveLength(3)
  })

  it('fail together, and the next one is asked anew', async () => {
    let isDown = true
    const find = createGatherer({
      gatherMs: 1,
      max: 9,
      ask: async (keys) => {
        if (isDown) throw new Error('away')
        return keys
      },
    })
    const both = await Promise.allSettled([find('a'), find('b')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isDown = false
    expect(await find('a')).toEqual(['a'])
  })
})

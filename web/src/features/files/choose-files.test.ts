import { expect, it } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const file = (name: string, type: string) => new File(['x'], name, { type })

it('R1-253 R1-254 takes several pictures and nothing else', () => {
  const files = [file('a.png', 'image/png'), file('b.txt', 'text/plain'), file('c.gif', 'image/gif')]
  const { taken, refused, leftOut } = chooseFiles(files)
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'c.gif'])
  expect(refused.map(({ name }) => name)).toEqual(['b.txt'])
  expect(leftOut).toBe(0)
})

it('takes ten at once and says how many are left out', () => {
  const files = Array.from({ length: 13 }, (_, at) => file(`${at}.png`, 'image/png'))
  const { taken, leftOut } = chooseFiles([file('a.svg', 'image/svg+xml'), ...files])
  expect([taken.length, taken[0]?.name, leftOut]).toEqual([10, '0.png', 3])
})

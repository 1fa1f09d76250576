import { expect, it } from 'vitest'
import { createCooldowns } from './cooldowns.ts'

it('lets an address wait, each for itself, and forgets', () => {
  let now = 1_000
  const cooldowns = createCooldowns({ lengthMs: 60_000, nowMs: () => now })
  expect(cooldowns.take('a')).toBe(0)
  expect(cooldowns.take('a')).toBe(60_000)
  expect(cooldowns.take('b')).toBe(0)
  now += 59_999
  expect(cooldowns.take('a')).toBe(1)
  now += 1
  expect(cooldowns.take('a')).toBe(0)
})

it('lets an address ask again at once when nothing arrived', () => {
  const cooldowns = createCooldowns({ lengthMs: 60_000, nowMs: () => 0 })
  cooldowns.take('a')
  cooldowns.giveBack('a')
  expect(cooldowns.take('a')).toBe(0)
})

import { expect, it } from 'vitest'
import { readStrict } from '../chat/reader/strict/read-strict.ts'
import { isAskedMemory } from './asked-memory.ts'

const LIMIT = 'remember that I never want more than 5% in one token'
const contentOf = (text: string) => String(readStrict(text)?.args.content)

it('is what the person asked for in so many words', () => {
  expect(contentOf(LIMIT)).toContain('5%')
  expect(isAskedMemory(readStrict(LIMIT), contentOf(LIMIT))).toBe(true)
  expect(isAskedMemory(readStrict(LIMIT), ` ${contentOf(LIMIT)} `)).toBe(true)
})

it('is not what a model makes of it, or of anything else', () => {
  expect(isAskedMemory(readStrict(LIMIT), 'Never asks before sending')).toBe(false)
  expect(isAskedMemory(readStrict('what do you remember about me'), contentOf(LIMIT))).toBe(false)
  expect(isAskedMemory(null, contentOf(LIMIT))).toBe(false)
})

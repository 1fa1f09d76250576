import { expect, it } from 'vitest'
import { readRequest } from '../chat/planner/read-request.ts'
import { isAskedMemory } from './asked-memory.ts'

const LIMIT = 'remember that I never want more than 5% in one token'
const read = (text: string) => readRequest(text)
const contentOf = (text: string) => {
  const plan = read(text)
  const [call] = plan.kind === 'call' ? plan.calls : []
  return String(call?.args.content)
}

it('is what the person asked for in so many words', () => {
  expect(contentOf(LIMIT)).toContain('5%')
  expect(isAskedMemory(read(LIMIT), contentOf(LIMIT))).toBe(true)
  expect(isAskedMemory(read(LIMIT), ` ${contentOf(LIMIT)} `)).toBe(true)
})

it('is not what a model makes of it, or of anything else', () => {
  expect(isAskedMemory(read(LIMIT), 'Never asks before sending')).toBe(false)
  expect(isAskedMemory(read('what do you remember about me'), contentOf(LIMIT))).toBe(false)
  expect(isAskedMemory({ kind: 'unknown' }, contentOf(LIMIT))).toBe(false)
})

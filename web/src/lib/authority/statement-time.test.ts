import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime } from './server-time.ts'
import { statementTime } from './statement-time.ts'

const NOON = Date.parse('2026-11-18T12:00:00.000Z')
const answeredAt = (ms: number) =>
  noteServerTime(new Response(null, { headers: { date: new Date(ms).toUTCString() } }))

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  answeredAt(Date.now())
  vi.useRealTimers()
})

it('is the server’s time where the clocks are a little apart', () => {
  answeredAt(NOON + 90_000)
  expect(statementTime()).toBe(NOON + 90_000)
  answeredAt(NOON - 90_000)
  expect(statementTime()).toBe(NOON - 90_000)
})

it.each([
  ['next week', 7 * 86_400_000],
  ['three minutes ahead', 180_000],
  ['an hour ago', -3_600_000],
])('is refused where the server says it is %s: nothing is signed for another day', (_when, byMs) => {
  answeredAt(NOON + byMs)
  expect(statementTime).toThrow('more than two minutes apart')
})

import { expect, it } from 'vitest'
import { reconnectDelayMs } from './reconnect-delay.ts'

it('grows to half a minute and no further', () => {
  expect(reconnectDelayMs(0, () => 1)).toBe(1_000)
  expect(reconnectDelayMs(2, () => 0)).toBe(2_000)
  expect(reconnectDelayMs(30, () => 1)).toBe(30_000)
})

import { expect, it } from 'vitest'
import { createMarketClock } from './market-clock.ts'

it('goes with the wall clock, or faster', () => {
  let wallMs = 1_000
  const plain = createMarketClock({ wallNow: () => wallMs })
  const fast = createMarketClock({ speed: 60, wallNow: () => wallMs })
  wallMs = 2_500
  expect(plain.nowMs()).toBe(2_500)
  expect(fast.nowMs()).toBe(1_000 + 1_500 * 60)
})

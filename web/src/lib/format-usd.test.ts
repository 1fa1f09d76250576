import { expect, it } from 'vitest'
import { formatUsd, formatUsdChange } from './format-usd.ts'

it('a fee below a cent is not free, and what nobody can price has no figure', () => {
  expect([4.205, 0.001, 0, -336.84, null].map(formatUsd)).toEqual([
    '$4.21',
    '< $0.01',
    '$0.00',
    '$336.84',
    null,
  ])
})

it('a change carries its sign, unless it rounds to nothing', () => {
  expect([12.5, -0.42, 0.004, -0.006, 0].map(formatUsdChange)).toEqual([
    '+$12.50',
    '−$0.42',
    '$0.00',
    '−$0.01',
    '$0.00',
  ])
})

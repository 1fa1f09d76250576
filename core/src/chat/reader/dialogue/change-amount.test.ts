import { expect, it } from 'vitest'
import { scaleAmount } from './change-amount.ts'

const half = { by: 1n, over: 2n }
const double = { by: 2n, over: 1n }

it.each([
  ['0.1', half, '0.05'],
  ['50%', half, '25%'],
  ['all', half, '50%'],
  ['$50', half, '$25'],
  ['0.000000000000000002', half, '0.000000000000000001'],
  ['3', double, '6'],
  ['40%', double, '80%'],
  ['60%', double, null],
  ['all', double, null],
  ['proceeds', half, null],
  ['120', { by: 1n, over: 3n }, '40'],
])('%s', (amount, times, scaled) => expect(scaleAmount(amount, times)).toBe(scaled))

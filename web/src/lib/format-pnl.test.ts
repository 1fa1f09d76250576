import { expect, it } from 'vitest'
import { formatPnl } from './format-pnl.ts'

it.each([
  [0, '$0.00'],
  [0.004, '$0.00'],
  [12.5, '+$12.50'],
  [-812.4, '\u2212$812.40'],
  [999.99, '+$999.99'],
  [999.999, '+$1.00k'],
  [1_000, '+$1.00k'],
  [1_284, '+$1.28k'],
  [-3_420, '\u2212$3.42k'],
  [84_210, '+$84.2k'],
  [999_400, '+$999k'],
  [1_284_000, '+$1,284k'],
  [null, '–'],
])('writes a profit of %s as %s, with a k from 1000 on', (usd, text) => expect(formatPnl(usd)).toBe(text))

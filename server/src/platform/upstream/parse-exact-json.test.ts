import { describe, expect, it } from 'vitest'
import { exactInteger } from './exact-integer.ts'
import { parseExactJson } from './parse-exact-json.ts'

describe('parseExactJson', () => {
  it('keeps every digit of a whole number, and leaves the rest alone', () => {
    const text =
      '{"a":9007199254740993,"b":-18446744073709551615,"c":7,"d":1.5,"e":"9007199254740993","f":[1e21]}'
    expect(parseExactJson(text)).toEqual({
      a: 9_007_199_254_740_993n,
      b: -18_446_744_073_709_551_615n,
      c: 7,
      d: 1.5,
      e: '9007199254740993',
      f: [1e21],
    })
  })
})

describe('exactInteger', () => {
  it.each([7, 7n, '7', '-7', '0', '18446744073709551615'])('reads %s', (value) => {
    expect(exactInteger.parse(value)).toBe(BigInt(value))
  })

  it.each([1.5, 2 ** 53, '1.5', '', ' 7', '0x7', null, undefined, Number.NaN])('refuses %s', (value) => {
    expect(exactInteger.safeParse(value).success).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { addressKey } from './rate-key.ts'

describe('whose budget a call spends', () => {
  it.each([
    ['203.0.113.7', 'a:203.0.113.7'],
    ['::ffff:203.0.113.7', 'a:::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', 'a:2001:db8:1:2'],
    ['2001:db8:1:2::9', 'a:2001:db8:1:2'],
    ['2001:db8::9', 'a:2001:db8:0:0'],
    ['::1', 'a:0:0:0:0'],
  ])('signed out at %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

import { describe, expect, it } from 'vitest'
import { parseEvmAddress } from './evm-address.ts'
import { quantity } from './evm-shapes.ts'

describe('quantity', () => {
  it('reads a number and never takes nothing for zero', () => {
    expect(quantity.parse('0x0')).toBe(0n)
    expect(quantity.parse('0xff')).toBe(255n)
    for (const nothing of ['0x', '', null, undefined, '12', 7, '0xzz']) {
      expect(quantity.safeParse(nothing).success, String(nothing)).toBe(false)
    }
  })
})

describe('parseEvmAddress', () => {
  it('takes mixed case for a checksum that must hold', () => {
    const right = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(parseEvmAddress(right)).toBe(right)
    expect(parseEvmAddress(right.toLowerCase())).toBe(right)
    expect(parseEvmAddress(right.replace('9D4a', '9d4a'))).toBeNull()
  })
})

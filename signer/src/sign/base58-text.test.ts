import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base58Text } from './base58-text.ts'

it('writes what the library writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64, size: 'max' }), fc.nat(64), (bytes, zeros) => {
      const given = Buffer.from(bytes).fill(0, 0, Math.min(zeros, bytes.length))
      expect(base58Text(given)).toBe(base58.encode(given))
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  ['the largest signature', Buffer.alloc(64, 0xff)],
  ['zeros', Buffer.alloc(64)],
  ['nothing', Buffer.alloc(0)],
])('writes %s', (_, bytes) => {
  expect(base58Text(bytes)).toBe(base58.encode(bytes))
})

it('writes random signatures', () => {
  const signature = fc.uint8Array({ minLength: 64, maxLength: 64 })
  fc.assert(
    fc.property(signature, (bytes) => {
      expect(base58Text(Buffer.from(bytes))).toBe(base58.encode(bytes))
    }),
    { numRuns: 1_000 },
  )
})

it('takes no more than a signature', () => {
  expect(() => base58Text(Buffer.alloc(65))).toThrow()
})

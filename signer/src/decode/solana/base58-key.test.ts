import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base58Key } from './base58-key.ts'

const byLibrary = (text: string): string | null => {
  try {
    const bytes = base58.decode(text)
    return bytes.length === 32 ? Buffer.from(bytes).toString('hex') : null
  } catch {
    return null
  }
}

it('reads every key that the library writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(32), (bytes, zeros) => {
      const key = Buffer.from(bytes).fill(0, 0, zeros)
      expect(base58Key(base58.encode(key))).toBe(key.toString('hex'))
    }),
    { numRuns: 1_000 },
  )
})

it('takes no text for a key that the library does not take for one', () => {
  const letters = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl é')
  const text = fc.string({ unit: letters, minLength: 30, maxLength: 46 })
  const digits = fc.string({ unit: fc.constantFrom(...'1279JKZajz'), minLength: 30, maxLength: 46 })
  fc.assert(
    fc.property(fc.oneof(text, digits), (given) => base58Key(given) === byLibrary(given)),
    { numRuns: 2_000 },
  )
})

it.each([
  ['the largest key', 'ff'.repeat(32)],
  ['the smallest key', '00'.repeat(32)],
  ['one', `${'00'.repeat(31)}01`],
])('reads %s', (_, hex) => {
  expect(base58Key(base58.encode(Buffer.from(hex, 'hex')))).toBe(hex)
})

it.each([
  ['one more than the largest', base58.encode(Buffer.from(`01${'00'.repeat(32)}`, 'hex'))],
  ['a 1 too many in front', `1${base58.encode(Buffer.alloc(32, 7))}`],
  ['a 1 too few in front', base58.encode(Buffer.alloc(32, 7).fill(0, 0, 2)).slice(1)],
  ['a key of 31 bytes', base58.encode(Buffer.alloc(31, 0xff))],
])('refuses %s', (_, text) => {
  expect(base58Key(text)).toBeNull()
})

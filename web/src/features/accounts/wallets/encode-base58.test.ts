import { describe, expect, it } from 'vitest'
import { encodeBase58 } from './encode-base58.ts'

// Vectors of the base58 draft (draft-msporny-base58).
describe('encodeBase58', () => {
  it.each([
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    [
      'The quick brown fox jumps over the lazy dog.',
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
  ])('%s', (text, expected) => {
    expect(encodeBase58(new TextEncoder().encode(text))).toBe(expected)
  })

  it('keeps leading zero bytes', () => {
    expect(encodeBase58(Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd))).toBe('11233QC4')
    expect(encodeBase58(Uint8Array.of(0, 0))).toBe('11')
  })
})

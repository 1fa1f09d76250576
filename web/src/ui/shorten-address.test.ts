import { describe, expect, it } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

describe('shortenAddress', () => {
  it('keeps six in front and eight at the end', () => {
    expect(shortenAddress('7kQhVb2nRrY8cLdPq4sW9xTz4mPw')).toBe('7kQhVb…9xTz4mPw')
  })
  it('keeps whole what the short form would not shorten', () => {
    expect(shortenAddress('0.0.4815162')).toBe('0.0.4815162')
    expect(shortenAddress('123456789012345')).toBe('123456789012345')
    expect(shortenAddress('1234567890123456')).toBe('123456…90123456')
  })
})

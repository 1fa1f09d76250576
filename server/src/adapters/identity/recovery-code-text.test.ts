import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code-text.ts'

describe('recovery codes as text', () => {
  it('uses every letter of the alphabet and none that is easily confused', () => {
    const letters = new Set(Array.from({ length: 200 }, makeRecoveryCode).join('').replaceAll('-', ''))
    expect([...letters].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  it('forgives case, spaces, dashes and confused letters, and nothing else', () => {
    const hash = hashRecoveryCode('10ABC-DEFGH-JKMNP-QRSTV-WXYZ0')
    expect(hashRecoveryCode('loabc defgh jkmnp qrstv wxyzO')).toBe(hash)
    expect(hashRecoveryCode('iOABCDEFGHJKMNPQRSTVWXYZ0')).toBe(hash)
    expect(hashRecoveryCode('10ABC-DEFGH-JKMNP-QRSTV-WXYZ1')).not.toBe(hash)
  })
})

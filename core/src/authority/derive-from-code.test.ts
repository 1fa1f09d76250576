import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { codeKeySeed, hashSignInSecret, signInSecretOf } from './derive-from-code.ts'
import { makeRecoveryCode } from './recovery-code.ts'

const CODE = '10ABC-DEFGH-JKMNP-QRSTV-WXYZ0'
const CONFUSED = [' loabc defgh jkmnp qrstv wxyzO ', 'iOABCDEFGHJKMNPQRSTVWXYZ0']

describe('a recovery code', () => {
  it('is made of every letter of the alphabet and none that is easily confused', () => {
    const codes = Array.from({ length: 200 }, makeRecoveryCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
    const letters = new Set(codes.join('').replaceAll('-', ''))
    expect([...letters].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  // Codes on paper have to open what they opened: these texts never change. Node's own HKDF gives the same.
  it('gives one secret to sign in with and one key, for good', () => {
    const secret = signInSecretOf('practice', CODE)
    expect(secret).toBe('572039356ba66d48abea0272d4bcf68b3c6a1ada29c0db7938c1f65b16347f34')
    expect(hashSignInSecret(secret)).toBe('4fb23e8aabc0a44dc63b6dc5fdd812df6e63e4f6b72b55bbbd6d31cf3ba900e5')
    expect(bytesToHex(codeKeySeed('practice', CODE))).toBe(
      '234802394086c30b7a4cb1e8701b01a1adbc83b9e77406586ce693048adb68c7',
    )
  })

  it('gives others in the other world', () => {
    expect(signInSecretOf('live', CODE)).toBe(
      '59e272cf0c651b8f1b891dcc3aef74f125376da414b15d9a27f1d7b53fb7427b',
    )
    expect(bytesToHex(codeKeySeed('live', CODE))).toBe(
      'd40e22d42fe63432cd8ca431f52d5deb1a9b4a99dd5dbe884430cddd84366067',
    )
  })

  it('may be typed with other case, spaces, dashes and confused letters, and nothing else', () => {
    const secret = signInSecretOf('practice', CODE)
    for (const typed of CONFUSED) {
      expect(signInSecretOf('practice', typed)).toBe(secret)
      expect(codeKeySeed('practice', typed)).toEqual(codeKeySeed('practice', CODE))
    }
    expect(signInSecretOf('practice', CODE.replace(/0$/, '1'))).not.toBe(secret)
  })
})

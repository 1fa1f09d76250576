import { describe, expect, it } from 'vitest'
import { readSignerConfig } from './config.ts'

const pkcs11 = {
  WORLD: 'live',
  SIGNER_SOCKET: '/run/windhover/signer.sock',
  SIGNER_DATABASE_URL: 'postgres://windhover_signer@db/windhover',
  KEY_WRAPPER: 'pkcs11',
  PKCS11_MODULE: '/usr/lib/softhsm/libsofthsm2.so',
  PKCS11_TOKEN: 'windhover',
  PKCS11_PIN: 'very-secret-pin',
  PKCS11_KEY_LABEL: 'root',
  APPROVAL_SECRET: 'approval-secret-approval-secret-',
  WITNESS_KEYS: 'ab'.repeat(32),
}
const file = { ...pkcs11, WORLD: 'practice', KEY_WRAPPER: 'file', KEY_FILE: '/var/lib/windhover/root-key' }

describe('readSignerConfig', () => {
  it('reads a token', () => {
    expect(readSignerConfig(pkcs11).wrapper).toMatchObject({
      kind: 'pkcs11',
      tokenLabel: 'windhover',
      keyLabel: 'root',
    })
  })

  it('allows the key file in the practice world', () => {
    expect(readSignerConfig(file).wrapper).toEqual({ kind: 'file', path: '/var/lib/windhover/root-key' })
  })

  it('refuses the key file in the live world', () => {
    expect(() => readSignerConfig({ ...file, WORLD: 'live' })).toThrow('for the practice world only')
  })

  it('takes no fee unless told', () => {
    expect(readSignerConfig(pkcs11)).toMatchObject({ hederaFeeAccount: null })
    const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const { hederaFeeAccount } = readSignerConfig({ ...pkcs11, HEDERA_FEE_ACCOUNT: account })
    expect(hederaFeeAccount).toBe(account.toLowerCase())
  })

  it('signs no swap by 0x unless its settlers are named', () => {
    expect(readSignerConfig(pkcs11).zeroXSettlers).toEqual([])
    const [one, other] = [
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      '0x00000000000000000000000000005e771e500001',
    ]
    const named = readSignerConfig({ ...pkcs11, ZERO_X_SETTLERS: `${one},${other}` })
    expect(named.zeroXSettlers).toEqual([one.toLowerCase(), other])
    expect(() => readSignerConfig({ ...pkcs11, ZERO_X_SETTLERS: `${one},all` })).toThrow('ZERO_X_SETTLERS')
  })

  it.each(Object.keys(pkcs11))('has no default for %s', (name) => {
    expect(() => readSignerConfig({ ...pkcs11, [name]: undefined })).toThrow(name)
  })

  it('does not repeat a secret in its complaint', () => {
    const wrong = { ...pkcs11, PKCS11_PIN: 'abc', SIGNER_DATABASE_URL: 'http://user:password@db' }
    expect(() => readSignerConfig(wrong)).toThrow(/^(?!.*(abc|password)).*PKCS11_PIN/s)
  })
})

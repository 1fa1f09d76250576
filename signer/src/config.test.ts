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
  WITNESS_KEYS: 'ab'.repeat(32),
}
const file = { ...pkcs11, WORLD: 'practice', KEY_WRAPPER: 'file', KEY_FILE: '/var/lib/windhover/root-key' }

const kms = {
  ...pkcs11,
  KEY_WRAPPER: 'aws-kms',
  AWS_KMS_KEY_ARN: 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
  AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'very-secret-key',
}

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

  it('reads a key in KMS, with the region out of its name', () => {
    expect(readSignerConfig(kms).wrapper).toEqual({
      kind: 'aws-kms',
      keyArn: kms.AWS_KMS_KEY_ARN,
      region: 'eu-central-1',
      endpoint: 'https://kms.eu-central-1.amazonaws.com/',
      credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'very-secret-key' },
    })
  })

  it.each(['AWS_KMS_KEY_ARN', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])(
    'has no default for %s',
    (name) => {
      expect(() => readSignerConfig({ ...kms, [name]: undefined })).toThrow(name)
    },
  )

  it('takes no alias for a key, and speaks to KMS without encryption in the practice world only', () => {
    const alias = 'arn:aws:kms:eu-central-1:111122223333:alias/root'
    expect(() => readSignerConfig({ ...kms, AWS_KMS_KEY_ARN: alias })).toThrow('AWS_KMS_KEY_ARN')
    const plain = { ...kms, AWS_KMS_ENDPOINT: 'http://127.0.0.1:4000/' }
    expect(() => readSignerConfig(plain)).toThrow('AWS_KMS_ENDPOINT: must begin with https')
    expect(readSignerConfig({ ...plain, WORLD: 'practice' }).wrapper).toMatchObject({
      endpoint: 'http://127.0.0.1:4000/',
    })
  })

  it('reads a second root key by names of its own, under the same rules', () => {
    expect(readSignerConfig(pkcs11).secondWrapper).toBeNull()
    const second = { SECOND_KEY_WRAPPER: 'file', SECOND_KEY_FILE: '/old/root-key' }
    const { wrapper, secondWrapper } = readSignerConfig({ ...kms, ...second, WORLD: 'practice' })
    expect([wrapper.kind, secondWrapper]).toEqual(['aws-kms', { kind: 'file', path: '/old/root-key' }])
    expect(() => readSignerConfig({ ...kms, ...second })).toThrow('for the practice world only')
    const incomplete = { ...pkcs11, SECOND_KEY_WRAPPER: 'aws-kms' }
    expect(() => readSignerConfig(incomplete)).toThrow('SECOND_AWS_KMS_KEY_ARN')
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

  it('signs no order of Uniswap X unless somebody is named who completes it', () => {
    expect(readSignerConfig(pkcs11).uniswapXCosigners).toEqual([])
    const one = '0x4449Cd34d1eb1FEDCF02A1Be3834FfDe8E6A6180'
    const named = readSignerConfig({ ...pkcs11, UNISWAP_X_COSIGNERS: one })
    expect(named.uniswapXCosigners).toEqual([one.toLowerCase()])
    expect(() => readSignerConfig({ ...pkcs11, UNISWAP_X_COSIGNERS: 'all' })).toThrow('UNISWAP_X_COSIGNERS')
  })

  it.each(Object.keys(pkcs11))('has no default for %s', (name) => {
    expect(() => readSignerConfig({ ...pkcs11, [name]: undefined })).toThrow(name)
  })

  it('does not repeat a secret in its complaint', () => {
    const wrong = { ...pkcs11, PKCS11_PIN: 'abc', SIGNER_DATABASE_URL: 'http://user:password@db' }
    expect(() => readSignerConfig(wrong)).toThrow(/^(?!.*(abc|password)).*PKCS11_PIN/s)
  })
})

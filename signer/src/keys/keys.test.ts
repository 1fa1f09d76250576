import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { KEY_FAMILIES } from './key-families.ts'

const hex = (text: string) => Buffer.from(text, 'hex')
const { ed25519, secp256k1 } = KEY_FAMILIES
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

describe('ed25519', () => {
  it('derives the public key of RFC 8032, test 1', () => {
    const seed = hex('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
    expect(ed25519.publicKeyOf(seed).toString('hex')).toBe(
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    )
  })

  it('writes the address in base58, leading zeros included', () => {
    expect(ed25519.addressOf(Buffer.alloc(32))).toBe('11111111111111111111111111111111')
    const bytes = hex('06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9')
    expect(ed25519.addressOf(bytes)).toBe('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  })

  it('makes keys that sign', () => {
    const { privateKey, publicKey } = ed25519.generateKeyPair()
    const key = createPrivateKey({ key: privateKey, format: 'raw-private', asymmetricKeyType: 'ed25519' })
    const reader = createPublicKey({ key: publicKey, format: 'raw-public', asymmetricKeyType: 'ed25519' })
    const message = Buffer.from('message')
    expect(verify(null, message, reader, sign(null, message, key))).toBe(true)
  })
})

describe('secp256k1', () => {
  it.each([
    [
      '0000000000000000000000000000000000000000000000000000000000000001',
      '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
    ],
    [
      'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    ],
    [
      '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
  ])('knows the checksummed address of %s', (privateKey, address) => {
    expect(secp256k1.addressOf(secp256k1.publicKeyOf(hex(privateKey)))).toBe(address)
  })

  it.each([
    ['zero', '00'.repeat(32)],
    ['the group order', ORDER],
    ['more than the group order', 'ff'.repeat(32)],
    ['too few bytes', '01'.repeat(31)],
    ['too many bytes', '01'.repeat(33)],
  ])('refuses %s as a private key', (_, privateKey) => {
    expect(() => secp256k1.publicKeyOf(hex(privateKey))).toThrow()
  })

  it('refuses a compressed public key', () => {
    expect(() => secp256k1.addressOf(Buffer.alloc(33, 2))).toThrow()
  })
})

describe.each(['ed25519', 'secp256k1'] as const)('%s', (family) => {
  it('never makes the same key twice', () => {
    const keys = Array.from({ length: 50 }, () =>
      KEY_FAMILIES[family].generateKeyPair().privateKey.toString('hex'),
    )
    expect(new Set(keys).size).toBe(50)
  })

  it('answers with a public key that belongs to the private key', () => {
    const { privateKey, publicKey } = KEY_FAMILIES[family].generateKeyPair()
    expect(KEY_FAMILIES[family].publicKeyOf(privateKey)).toEqual(publicKey)
  })
})

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as browser from './for-browser.ts'
import * as node from './for-node.ts'

const KINDS: readonly (readonly [string, typeof node])[] = [
  ['of Node', node],
  ['of browsers', browser],
]
const message = randomBytes(300)

/** Every bit of it turned, one at a time. */
const bent = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length }, (_, at) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << (at % 8))))

function isTaken(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}

describe.each(KINDS)('primitives %s', (_name, kind) => {
  it('write and read bytes as Node does', () => {
    for (const length of [0, 1, 2, 3, 32, 65, 300]) {
      const bytes = randomBytes(length)
      expect(kind.toHex(bytes)).toBe(bytes.toString('hex'))
      expect(kind.toHex(bytes, 1, 20)).toBe(bytes.toString('hex', 1, 20))
      expect(kind.toBase64(bytes)).toBe(bytes.toString('base64'))
      expect(kind.toBase64Url(bytes)).toBe(bytes.toString('base64url'))
      for (const back of [
        kind.fromHex(bytes.toString('hex')),
        kind.fromBase64(bytes.toString('base64')),
        kind.fromBase64Url(bytes.toString('base64url')),
      ])
        expect(Buffer.from(back).equals(bytes)).toBe(true)
      expect(kind.toHex(kind.sha256(bytes))).toBe(node.toHex(node.sha256(bytes)))
    }
    expect(kind.toText(kind.fromText('für 1 €'))).toBe('für 1 €')
    expect(kind.toHex(kind.concat([Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3)]))).toBe('010203')
  })

  it('take the signature of a device and no other', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    const key = point.toString('base64url')
    for (let time = 0; time < 20; time++) {
      const signature = sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' })
      expect(kind.verifyP256(key, message, signature)).toBe(true)
      if (time > 0) continue
      for (const other of bent(signature))
        expect(isTaken(() => kind.verifyP256(key, message, other))).toBe(false)
      expect(isTaken(() => kind.verifyP256(key, message.subarray(1), signature))).toBe(false)
    }
    expect(() => kind.verifyP256(key.slice(0, 43), message, randomBytes(64))).toThrow()
  })

  it.each([
    ['ES256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'sha256'],
    ['EdDSA', () => generateKeyPairSync('ed25519'), null],
    ['RS256', () => generateKeyPairSync('rsa', { modulusLength: 2_048 }), 'sha256'],
  ] as const)('take what an authenticator signs by %s and nothing else', (_algorithm, make, digest) => {
    const { privateKey, publicKey } = make()
    const spki = publicKey.export({ format: 'der', type: 'spki' })
    const signature = sign(digest, message, privateKey)
    expect(kind.verifySpki(spki, message, signature)).toBe(true)
    for (const other of bent(signature))
      expect(isTaken(() => kind.verifySpki(spki, message, other))).toBe(false)
    expect(isTaken(() => kind.verifySpki(spki, message.subarray(1), signature))).toBe(false)
  })

  it.each([
    ['a short RSA key', () => generateKeyPairSync('rsa', { modulusLength: 1_024 }), 'sha256'],
    ['another curve', () => generateKeyPairSync('ec', { namedCurve: 'P-384' }), 'sha256'],
    ['Ed448', () => generateKeyPairSync('ed448'), null],
  ] as const)('take no signature of %s', (_what, make, digest) => {
    const { privateKey, publicKey } = make()
    const spki = publicKey.export({ format: 'der', type: 'spki' })
    expect(isTaken(() => kind.verifySpki(spki, message, sign(digest, message, privateKey)))).toBe(false)
  })
})

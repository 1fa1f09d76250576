import { parseVaultKeyText } from '@windhover/core/vaults/vault-key-text'
import { describe, expect, it } from 'vitest'
import { hashKey, makeKey, openSealedKey, sameHash, sealKey } from './seal-key.ts'

const owner = { userId: 'user-1', vaultId: '1001' }

function sealed() {
  const { keyId, text, sealSecret } = makeKey()
  const binding = { ...owner, keyId }
  const parsed = parseVaultKeyText(sealKey(text, sealSecret, binding))
  if (parsed?.form !== 'sealed') throw new Error('a sealed key did not parse')
  return { text, sealSecret, binding, body: parsed.sealed }
}

describe('sealed keys', () => {
  it('open for the user, vault and key they were sealed for', () => {
    const { text, sealSecret, binding, body } = sealed()
    expect(openSealedKey(body, sealSecret, binding)).toBe(text)
  })

  it.each([{ userId: 'user-2' }, { vaultId: '1002' }, { keyId: 'other' }])('stay closed for %j', (other) => {
    const { sealSecret, binding, body } = sealed()
    expect(openSealedKey(body, sealSecret, { ...binding, ...other })).toBeNull()
  })

  it('stay closed when one byte is changed, cut or empty', () => {
    const { sealSecret, binding, body } = sealed()
    const bytes = Buffer.from(body, 'base64url')
    for (let position = 0; position < bytes.length; position += 7) {
      const changed = Buffer.from(bytes)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(openSealedKey(changed.toString('base64url'), sealSecret, binding)).toBeNull()
    }
    expect(openSealedKey(body.slice(0, 30), sealSecret, binding)).toBeNull()
    expect(openSealedKey('', sealSecret, binding)).toBeNull()
  })

  it('compare hashes whole', () => {
    expect(sameHash(hashKey('a'), hashKey('a'))).toBe(true)
    expect(sameHash(hashKey('a'), hashKey('b'))).toBe(false)
    expect(sameHash('', hashKey('a'))).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVaultKeyText, plainVaultKeyText, sealedVaultKeyText } from './vault-key-text.ts'

const keyId = fc.stringMatching(/^[a-z0-9]{16}$/)

describe('vault key text', () => {
  it('reads back what it wrote, in both forms', () => {
    fc.assert(
      fc.property(
        keyId,
        fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        fc.stringMatching(/^[A-Za-z0-9_-]{40,200}$/),
        (id, secret, sealed) => {
          expect(parseVaultKeyText(plainVaultKeyText(id, secret))).toEqual({
            form: 'plain',
            keyId: id,
            text: `whk_${id}_${secret}`,
          })
          expect(parseVaultKeyText(sealedVaultKeyText(id, sealed))).toEqual({
            form: 'sealed',
            keyId: id,
            sealed,
          })
        },
      ),
    )
  })

  it.each([
    '',
    'whk_',
    'whk_short_x',
    `whk_${'a'.repeat(16)}_${'b'.repeat(42)}`,
    `whx_${'a'.repeat(16)}_${'b'.repeat(43)}`,
    ` whk_${'a'.repeat(16)}_${'b'.repeat(43)}`,
  ])('refuses %j', (text) => {
    expect(parseVaultKeyText(text)).toBeNull()
  })
})

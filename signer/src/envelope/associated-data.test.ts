import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { associatedData, dataKeyBinding, privateKeyBinding } from './associated-data.ts'

describe('associatedData', () => {
  it('is different for different parts, however they are cut', () => {
    const parts = fc.array(fc.string({ unit: fc.constantFrom('1', '2', '\0'), maxLength: 3 }), {
      maxLength: 4,
    })
    const property = fc.property(parts, parts, (a, b) => {
      const same = JSON.stringify(a) === JSON.stringify(b)
      expect(associatedData(a).equals(associatedData(b))).toBe(same)
    })
    fc.assert(property, { numRuns: 2_000 })
  })

  it('keeps vault 1 with version 23 apart from vault 12 with version 3', () => {
    expect(dataKeyBinding({ vaultId: '1', version: 23 })).not.toEqual(
      dataKeyBinding({ vaultId: '12', version: 3 }),
    )
  })

  it('keeps the families of one vault apart', () => {
    const key = { vaultId: '7', version: 1, publicKey: Buffer.alloc(32) }
    expect(privateKeyBinding({ ...key, family: 'ed25519' })).not.toEqual(
      privateKeyBinding({ ...key, family: 'secp256k1' }),
    )
  })
})

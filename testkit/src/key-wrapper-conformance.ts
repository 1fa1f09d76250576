import { sealVaultKeys } from '@windhover/signer/envelope/seal-vault-keys'
import { SealBrokenError, type SealedKey } from '@windhover/signer/envelope/sealed-key'
import { withOpenedKey } from '@windhover/signer/envelope/with-opened-key'
import type { KeyWrapper } from '@windhover/signer/wrappers/key-wrapper'
import { describe, expect, it } from 'vitest'

/** What every holder of a root key must do; run by each implementation. */
export function keyWrapperConformance(name: string, wrapperOf: () => KeyWrapper): void {
  const sealPair = async (vaultId: string): Promise<[SealedKey, SealedKey]> => {
    const [first, second] = await sealVaultKeys(vaultId, wrapperOf())
    if (first === undefined || second === undefined) throw new Error('a vault has two keys')
    return [first, second]
  }
  const open = (key: SealedKey) =>
    withOpenedKey({ sealed: key, wrapper: wrapperOf() }, (privateKey) => Buffer.from(privateKey))

  describe(`${name}: data keys`, () => {
    const dataKey = Buffer.alloc(32, 9)
    const binding = Buffer.from('binding')

    it('gives back what it was given', async () => {
      const wrapped = await wrapperOf().wrap(dataKey, binding)
      expect(wrapped.includes(dataKey)).toBe(false)
      expect(await wrapperOf().unwrap(wrapped, binding)).toEqual(dataKey)
    })

    it('never wraps twice the same way', async () => {
      expect(await wrapperOf().wrap(dataKey, binding)).not.toEqual(await wrapperOf().wrap(dataKey, binding))
    })

    it('refuses another binding', async () => {
      const wrapped = await wrapperOf().wrap(dataKey, binding)
      await expect(wrapperOf().unwrap(wrapped, Buffer.from('bindinG'))).rejects.toThrow(SealBrokenError)
    })

    it('refuses a change of any single byte, and missing or added bytes', async () => {
      const wrapped = await wrapperOf().wrap(dataKey, binding)
      const changed = Array.from(wrapped.keys(), (index) => flip(wrapped, index))
      const resized = [
        wrapped.subarray(0, -1),
        wrapped.subarray(0, 20),
        Buffer.concat([wrapped, Buffer.alloc(1)]),
      ]
      for (const bytes of [...changed, ...resized, Buffer.alloc(0)]) {
        await expect(wrapperOf().unwrap(bytes, binding)).rejects.toThrow(SealBrokenError)
      }
    })

    it('is healthy, also after refusals, and serves many at once', async () => {
      await wrapperOf().health()
      const wrapped = await Promise.all(Array.from({ length: 40 }, () => wrapperOf().wrap(dataKey, binding)))
      const opened = await Promise.all(wrapped.map((bytes) => wrapperOf().unwrap(bytes, binding)))
      expect(opened.every((bytes) => bytes.equals(dataKey))).toBe(true)
    })
  })

  describe(`${name}: vault keys`, () => {
    it('opens for the time of one call and wipes the key afterwards', async () => {
      const [key] = await sealPair('1')
      let seen: Buffer = Buffer.alloc(0)
      await withOpenedKey({ sealed: key, wrapper: wrapperOf() }, (privateKey) => {
        seen = privateKey
        expect(privateKey.some((byte) => byte !== 0)).toBe(true)
      })
      expect(seen).toEqual(Buffer.alloc(32))
    })

    it('wipes the key when the call fails', async () => {
      const [key] = await sealPair('1')
      let seen: Buffer = Buffer.alloc(0)
      const failing = withOpenedKey({ sealed: key, wrapper: wrapperOf() }, (privateKey) => {
        seen = privateKey
        throw new Error('failed')
      })
      await expect(failing).rejects.toThrow('failed')
      expect(seen).toEqual(Buffer.alloc(32))
    })

    it.each(['ciphertext', 'iv', 'tag', 'wrappedDataKey', 'publicKey'] as const)(
      'refuses a changed %s',
      async (field) => {
        for (const key of await sealPair('1')) {
          await expect(open({ ...key, [field]: flip(key[field], 3) })).rejects.toThrow(SealBrokenError)
        }
      },
    )

    it('refuses the row under the id of another vault', async () => {
      const [key] = await sealPair('1')
      await expect(open({ ...key, vaultId: '2' })).rejects.toThrow(SealBrokenError)
    })

    it('refuses a wrapped data key of another vault', async () => {
      const [[mine], [other]] = await Promise.all([sealPair('1'), sealPair('2')])
      await expect(open({ ...mine, wrappedDataKey: other.wrappedDataKey })).rejects.toThrow(SealBrokenError)
    })

    it('refuses the key of another vault in this one, also together with its data key', async () => {
      const [[mine], [other]] = await Promise.all([sealPair('1'), sealPair('2')])
      await expect(open({ ...other, vaultId: mine.vaultId })).rejects.toThrow(SealBrokenError)
    })

    it('refuses the key of one family as the other, and another version', async () => {
      const [key, sibling] = await sealPair('1')
      await expect(open({ ...key, family: sibling.family })).rejects.toThrow(SealBrokenError)
      await expect(open({ ...key, version: 2 })).rejects.toThrow(SealBrokenError)
    })

    it('refuses a row that names another root key', async () => {
      const [key] = await sealPair('1')
      await expect(open({ ...key, wrapperKeyId: 'other' })).rejects.toThrow(SealBrokenError)
    })
  })
}

function flip(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(index) ^ 1, index)
  return copy
}

import { randomBytes } from 'node:crypto'
import type { FileStore } from '@windhover/server/ports/file-store'
import { describe, expect, it } from 'vitest'

/** What every store of files must do; run by each implementation. */
export function fileStoreConformance(name: string, storeOf: () => FileStore): void {
  const content = (owner = 'u1', size = 5_000) => ({ owner, bytes: new Uint8Array(randomBytes(size)) })

  describe(`${name}: content`, () => {
    it('comes back as it was put, byte by byte', async () => {
      for (const size of [1, 5_000, 6_000_000]) {
        const put = content('u1', size)
        const kept = await storeOf().get(await storeOf().put(put))
        expect(Buffer.from(kept ?? []).equals(Buffer.from(put.bytes)), `${size} bytes`).toBe(true)
      }
    })

    it('has one name for one owner, whoever asks and how often', async () => {
      const put = content()
      const names = await Promise.all(Array.from({ length: 8 }, () => storeOf().put(put)))
      expect(new Set(names).size).toBe(1)
      expect(names[0]).toMatch(/^[0-9a-f]{32}\/[0-9a-f]{64}$/)
      expect(names[0]).not.toContain(put.owner)
    })

    it('of two owners is kept twice: what goes with one stays with the other', async () => {
      const put = content('u1')
      const [mine, theirs] = [await storeOf().put(put), await storeOf().put({ ...put, owner: 'u2' })]
      expect(mine).not.toBe(theirs)
      await storeOf().remove(mine)
      expect(await storeOf().get(mine)).toBeNull()
      expect(await storeOf().get(theirs)).toHaveLength(5_000)
    })

    it('that was never there is nothing, to get and to remove', async () => {
      const none = `${'a'.repeat(32)}/${'b'.repeat(64)}`
      expect(await storeOf().get(none)).toBeNull()
      await storeOf().remove(none)
    })

    it('can be put again after it was removed', async () => {
      const put = content()
      const kept = await storeOf().put(put)
      await storeOf().remove(kept)
      expect(await storeOf().put(put)).toBe(kept)
      expect(await storeOf().get(kept)).toHaveLength(5_000)
    })

    it.each([
      '../../etc/passwd',
      '/etc/passwd',
      `${'a'.repeat(32)}/../${'b'.repeat(64)}`,
      `${'a'.repeat(32)}/${'b'.repeat(64)}\0.png`,
      '',
      '.',
    ])('is not looked for under the name %j', async (strange) => {
      expect(await storeOf().get(strange)).toBeNull()
      await storeOf().remove(strange)
    })
  })
}

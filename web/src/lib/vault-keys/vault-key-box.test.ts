import { describe, expect, it } from 'vitest'
import type { KeyRecord, KeyRecords } from './key-records.ts'
import { vaultKeyBox } from './vault-key-box.ts'

// Stands in for IndexedDB, which Node lacks; the real one is proven in the browser.
function memoryRecords() {
  const rows = new Map<string, KeyRecord>()
  let wrapping: CryptoKey | null = null
  const records: KeyRecords = {
    get: async (id) => rows.get(id) ?? null,
    put: async (id, record) => void rows.set(id, record),
    remove: async (id) => void rows.delete(id),
    clear: async () => rows.clear(),
    wrappingKey: async (make) => {
      wrapping ??= await make()
      return wrapping
    },
  }
  return {
    records,
    rows,
    wrappingKey: () => wrapping,
    loseWrappingKey: () => {
      wrapping = null
    },
  }
}

const entry = { vaultId: '1042', sealedKey: 'sealed-key-of-vault-1042', apiKeyHash: 'hash' }

describe('vaultKeyBox (decision D5)', () => {
  it('gives back what was saved, per vault', async () => {
    const box = vaultKeyBox(memoryRecords().records)
    await box.save(entry)
    await box.save({ ...entry, vaultId: '7', sealedKey: 'other' })
    expect(await box.read('1042')).toEqual({ sealedKey: entry.sealedKey, apiKeyHash: 'hash' })
    expect(await box.read('7')).toEqual({ sealedKey: 'other', apiKeyHash: 'hash' })
    expect(await box.read('8')).toBeNull()
  })
  it('stores no readable key, and a wrapping key that cannot be exported', async () => {
    const memory = memoryRecords()
    await vaultKeyBox(memory.records).save(entry)
    const [record] = memory.rows.values()
    const stored = Buffer.from(record?.ciphertext ?? new ArrayBuffer(0)).toString('latin1')
    expect(stored.length).toBeGreaterThan(entry.sealedKey.length)
    expect(stored).not.toContain('sealed')
    expect(memory.wrappingKey()?.extractable).toBe(false)
  })
  it('does not open a record that was moved to another vault', async () => {
    const memory = memoryRecords()
    const box = vaultKeyBox(memory.records)
    await box.save(entry)
    const [record] = memory.rows.values()
    if (record) memory.rows.set('9', record)
    expect(await box.read('9')).toBeNull()
  })
  it('forgets a record that can no longer be opened', async () => {
    const memory = memoryRecords()
    const box = vaultKeyBox(memory.records)
    await box.save(entry)
    memory.loseWrappingKey()
    expect(await box.read('1042')).toBeNull()
    expect(memory.rows.size).toBe(0)
  })
  it('forgets one or all', async () => {
    const box = vaultKeyBox(memoryRecords().records)
    await box.save(entry)
    await box.save({ ...entry, vaultId: '7' })
    await box.forget('1042')
    expect(await box.read('1042')).toBeNull()
    await box.forgetAll()
    expect(await box.read('7')).toBeNull()
  })
})

import type { KeyRecord, KeyRecords } from './key-records.ts'

/** For a browser that stores nothing: the keys live as long as the page. */
export function memoryRecords(): KeyRecords {
  const rows = new Map<string, KeyRecord>()
  let wrapping: CryptoKey | null = null
  return {
    get: async (id) => rows.get(id) ?? null,
    put: async (id, record) => void rows.set(id, record),
    remove: async (id) => void rows.delete(id),
    clear: async () => rows.clear(),
    wrappingKey: async (make) => {
      wrapping ??= await make()
      return wrapping
    },
  }
}

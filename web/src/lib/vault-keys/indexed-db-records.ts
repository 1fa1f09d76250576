import type { KeyRecord, KeyRecords } from './key-records.ts'

const DATABASE = 'windhover-vault-keys'
const WRAPPING = 'wrapping'
const RECORDS = 'records'
const WRAPPING_ID = 'aes-gcm'

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(WRAPPING)
    request.result.createObjectStore(RECORDS)
  }
  return settle(request)
}

export function indexedDbRecords(): KeyRecords {
  let opening: Promise<IDBDatabase> | null = null

  async function inStore<Value>(
    name: string,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    opening ??= open().then((database) => {
      // The browser may close it (storage cleared, newer version in another tab): open again at the next use.
      database.onclose = () => {
        opening = null
      }
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      return database
    })
    try {
      const transaction = (await opening).transaction(name, mode)
      const value = await act(transaction.objectStore(name))
      return value
    } catch (error) {
      opening = null
      throw error
    }
  }

  return {
    get: (vaultId) =>
      inStore(
        RECORDS,
        'readonly',
        async (store) => (await settle<KeyRecord | undefined>(store.get(vaultId))) ?? null,
      ),
    put: (vaultId, record) =>
      inStore(RECORDS, 'readwrite', async (store) => void (await settle(store.put(record, vaultId)))),
    remove: (vaultId) =>
      inStore(RECORDS, 'readwrite', async (store) => void (await settle(store.delete(vaultId)))),
    clear: () => inStore(RECORDS, 'readwrite', async (store) => void (await settle(store.clear()))),
    async wrappingKey(make) {
      const read = (store: IDBObjectStore) => settle<CryptoKey | undefined>(store.get(WRAPPING_ID))
      const existing = await inStore(WRAPPING, 'readonly', read)
      if (existing) return existing
      // Made before the transaction: an IndexedDB transaction ends as soon as it waits for something else.
      const offered = await make()
      return inStore(WRAPPING, 'readwrite', async (store) => {
        const winner = await read(store)
        if (winner) return winner
        await settle(store.put(offered, WRAPPING_ID))
        return offered
      })
    },
  }
}

const DATABASE = 'windhover-device'
const KEYS = 'keys'
const ONLY = 'device'

export type DeviceRecord = { readonly privateKey: CryptoKey; readonly publicKey: string }

/** Where the browser keeps its key. */
export type DeviceRecords = {
  read(): Promise<DeviceRecord | null>
  /** The stored one; the offered one is kept only when there was none (two tabs may race). */
  keep(offered: DeviceRecord): Promise<DeviceRecord>
  forget(): Promise<void>
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(KEYS)
  const database = await settle(request)
  try {
    return await act(database.transaction(KEYS, mode).objectStore(KEYS))
  } finally {
    database.close()
  }
}

const readFrom = (store: IDBObjectStore) => settle<DeviceRecord | undefined>(store.get(ONLY))

export const indexedDbDevice: DeviceRecords = {
  read: async () => (await inStore('readonly', readFrom)) ?? null,
  keep: (offered) =>
    inStore('readwrite', async (store) => {
      const winner = await readFrom(store)
      if (winner !== undefined) return winner
      await settle(store.put(offered, ONLY))
      return offered
    }),
  forget: () => inStore('readwrite', async (store) => void (await settle(store.delete(ONLY)))),
}

/** For a browser that stores nothing: the key lives as long as the page. */
export function memoryDevice(): DeviceRecords {
  let held: DeviceRecord | null = null
  return {
    read: async () => held,
    keep: async (offered) => {
      held ??= offered
      return held
    },
    forget: async () => {
      held = null
    },
  }
}

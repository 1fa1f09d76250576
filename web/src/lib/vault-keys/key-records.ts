/** What lies on disk for one vault: the sealed key again encrypted by a key that cannot leave this browser. */
export type KeyRecord = {
  readonly ciphertext: ArrayBuffer
  readonly iv: Uint8Array<ArrayBuffer>
  readonly apiKeyHash: string
}

export interface KeyRecords {
  get(vaultId: string): Promise<KeyRecord | null>
  put(vaultId: string, record: KeyRecord): Promise<void>
  remove(vaultId: string): Promise<void>
  clear(): Promise<void>
  /** The stored wrapping key; the offered one is kept only when there was none (two tabs may race). */
  wrappingKey(make: () => Promise<CryptoKey>): Promise<CryptoKey>
}

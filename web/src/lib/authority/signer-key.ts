import { SIGNER_KEY_PATH, signerKey } from '@windhover/core/authority/vault-record'
import { readStored, writeStored } from '../storage.ts'

export type SignerKey = {
  /** In hex. */
  readonly key: string
  /** Another one is served now. It is never taken in place of the first. */
  readonly isChanged: boolean
}

/** The first key of the signer that this browser saw for the owner; null where it has seen none. */
export async function readSignerKey(ownerId: string, signal?: AbortSignal): Promise<SignerKey | null> {
  const place = `signer_key:${ownerId}`
  const pinned = readStored(place)
  const served = await readServedKey(signal)
  const key = pinned ?? served
  if (key === null) return null
  writeStored(place, key)
  return { key, isChanged: served !== null && served !== key }
}

async function readServedKey(signal?: AbortSignal): Promise<string | null> {
  const answer = await fetch(SIGNER_KEY_PATH, { signal: signal ?? null, cache: 'no-cache' })
  const read = signerKey.safeParse(answer.ok ? (await answer.text()).trim() : null)
  return read.success ? read.data : null
}

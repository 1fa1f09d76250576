import { readStored, writeStored } from '../storage.ts'

/**
 * The owner whose vaults this browser shows, known without the api: it made the owner itself, or a passkey or wallet named
 * it. Ids are public; what counts is that nobody else writes them here.
 */
const OWNER = 'owner'
const ofWallet = (address: string) => `owner_of_wallet:${address}`

export function readKnownOwner(): string | null {
  return readStored(OWNER)
}

export function keepOwner(ownerId: string | null): void {
  writeStored(OWNER, ownerId)
}

/** A wallet says nothing of its own about its owner: the first that it signed for in this browser stays the one. */
export function keepOwnerOfWallet(address: string, told: string): void {
  const first = readStored(ofWallet(address)) ?? told
  writeStored(ofWallet(address), first)
  keepOwner(first)
}

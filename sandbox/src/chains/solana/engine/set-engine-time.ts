import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import { Clock, type LiteSVM } from 'litesvm'
import { LOOKUP_TABLE_PROGRAM } from '../tokens/programs.ts'
import type { AccountKey } from './resolve-accounts.ts'

export const SLOTS_PER_EPOCH = 432_000
/** A lookup table is named after one of the latest slots; the program looks them up in a list of this length. */
const LISTED_SLOTS = 512

/** Tells the engine what time it is. Done when it is about to work, never for an empty slot. */
export function setEngineTime(
  svm: LiteSVM,
  { slot, atMs, keys }: { slot: number; atMs: number; keys: readonly Pick<AccountKey, 'address'>[] },
): void {
  const epoch = BigInt(Math.floor(slot / SLOTS_PER_EPOCH))
  const second = BigInt(Math.floor(atMs / 1_000))
  svm.setClock(new Clock(BigInt(slot), second, epoch, epoch + 1n, second))
  if (keys.some(({ address }) => address === LOOKUP_TABLE_PROGRAM)) svm.setSlotHashes(latestSlots(slot))
}

function latestSlots(slot: number) {
  const base58 = getBase58Decoder()
  return Array.from({ length: LISTED_SLOTS }, (_, index) => ({
    slot: BigInt(slot - 1 - index),
    hash: base58.decode(
      createHash('sha256')
        .update(`slot:${slot - 1 - index}`)
        .digest(),
    ),
  }))
}

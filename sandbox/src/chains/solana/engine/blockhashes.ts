import { createHash } from 'node:crypto'
import { type Blockhash, blockhash, getBase58Decoder } from '@solana/kit'
import type { Commitment, SlotClock } from './slot-clock.ts'

/** Blocks of height for which a hash may be used. */
export const BLOCKHASH_LIFE = 150

export type RecentBlockhash = {
  readonly blockhash: Blockhash
  readonly slot: number
  readonly lastValidBlockHeight: number
}

export type Blockhashes = {
  readonly latest: (commitment?: Commitment) => RecentBlockhash
  readonly ofSlot: (slot: number) => Blockhash
  readonly isValid: (hash: string) => boolean
}

/** The hash of a slot follows from seed and number, so hashes handed out before a restart stay good. */
export function createBlockhashes(seed: string, slots: SlotClock): Blockhashes {
  const slotOfHash = new Map<string, number>()
  const hashOfSlot = new Map<number, Blockhash>()
  const base58 = getBase58Decoder()
  const ofSlot = (slot: number): Blockhash => {
    const known = hashOfSlot.get(slot)
    if (known) return known
    const made = blockhash(base58.decode(createHash('sha256').update(`blockhash:${seed}:${slot}`).digest()))
    hashOfSlot.set(slot, made)
    slotOfHash.set(made, slot)
    return made
  }
  const forget = (oldest: number) => {
    for (const [slot, hash] of hashOfSlot) {
      if (slot >= oldest) continue
      hashOfSlot.delete(slot)
      slotOfHash.delete(hash)
    }
  }
  return {
    ofSlot,
    latest: (commitment) => {
      const slot = slots.slot(commitment)
      if (hashOfSlot.size > 1_000) forget(slot - 2 * BLOCKHASH_LIFE)
      return { blockhash: ofSlot(slot), slot, lastValidBlockHeight: slots.heightOf(slot) + BLOCKHASH_LIFE }
    },
    isValid: (hash) => {
      const now = slots.slot()
      if (!slotOfHash.has(hash)) for (let slot = now; slot >= now - BLOCKHASH_LIFE; slot--) ofSlot(slot)
      const slot = slotOfHash.get(hash)
      return slot !== undefined && slot <= now && now - slot <= BLOCKHASH_LIFE
    },
  }
}

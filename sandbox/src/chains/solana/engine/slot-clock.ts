import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../ledger/write-whole.ts'

const SLOT_MS = 400
/** Where the chain begins to count, so that numbers look like those of a chain with a past. */
const FIRST_SLOT = 345_600_000
/** Slots without a block before our beginning: the height of a block is that much lower than its slot. */
const SKIPPED_SLOTS = 21_600_000

export type Commitment = 'processed' | 'confirmed' | 'finalized'

const LAG_SLOTS: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 }

/** Slots follow from the wall clock, so an empty slot costs nothing and a restart finds the chain further on. */
export type SlotClock = {
  readonly slot: (commitment?: Commitment) => number
  readonly height: (commitment?: Commitment) => number
  readonly heightOf: (slot: number) => number
  /** When the slot began; for a future slot when it will. */
  readonly timeOf: (slot: number) => number
  /** Highest level of agreement that a transaction of that slot has reached. */
  readonly agreementOn: (slot: number) => Commitment
  readonly has: (slot: number, commitment: Commitment) => boolean
  /** Lets slots pass in no time; what was about to expire has expired. */
  readonly leap: (slots: number) => void
}

export const COMMITMENT_LAG = LAG_SLOTS
export const FIRST_SLOT_NUMBER = FIRST_SLOT

type ClockFile = { bornAtMs: number; leaps: { atSlot: number; slots: number }[] }

export function openSlotClock(stateDir: string, nowMs: () => number = Date.now): SlotClock {
  const path = join(stateDir, 'clock.json')
  const state = readClock(path) ?? { bornAtMs: nowMs(), leaps: [] }
  writeWhole(path, JSON.stringify(state))
  let highest = FIRST_SLOT
  const leapt = () => state.leaps.reduce((sum, leap) => sum + leap.slots, 0)
  const processed = () => {
    const counted =
      FIRST_SLOT + LAG_SLOTS.finalized + Math.floor((nowMs() - state.bornAtMs) / SLOT_MS) + leapt()
    // The wall clock may be set back; a chain never is.
    highest = Math.max(highest, counted)
    return highest
  }
  const slot = (commitment: Commitment = 'processed') => processed() - LAG_SLOTS[commitment]
  const has = (of: number, commitment: Commitment) => slot(commitment) >= of
  return {
    slot,
    height: (commitment) => slot(commitment) - SKIPPED_SLOTS,
    heightOf: (of) => of - SKIPPED_SLOTS,
    timeOf: (of) => {
      const passed = state.leaps.filter((leap) => leap.atSlot < of).reduce((sum, leap) => sum + leap.slots, 0)
      return state.bornAtMs + (of - FIRST_SLOT - LAG_SLOTS.finalized - passed) * SLOT_MS
    },
    agreementOn: (of) =>
      has(of, 'finalized') ? 'finalized' : has(of, 'confirmed') ? 'confirmed' : 'processed',
    has,
    leap: (slots) => {
      state.leaps.push({ atSlot: processed(), slots })
      writeWhole(path, JSON.stringify(state))
    },
  }
}

function readClock(path: string): ClockFile | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClockFile
  } catch {
    return null
  }
}

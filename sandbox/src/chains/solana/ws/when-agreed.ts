import { COMMITMENT_LAG, type Commitment, type SlotClock } from '../engine/slot-clock.ts'

/** A client that has just subscribed needs a moment before it listens; a node is never quicker either. */
const EARLIEST_MS = 30

/** Runs the work later, once the slot has reached that agreement; the answer calls it off. */
export function whenAgreed(
  slots: SlotClock,
  { slot, commitment }: { readonly slot: number; readonly commitment: Commitment },
  work: () => void,
): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    const waitMs = slots.timeOf(slot + COMMITMENT_LAG[commitment]) - Date.now()
    timer = setTimeout(() => (slots.has(slot, commitment) ? work() : wait()), Math.max(EARLIEST_MS, waitMs))
  }
  wait()
  return () => clearTimeout(timer)
}

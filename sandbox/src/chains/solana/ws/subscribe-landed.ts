import type { Landed } from '../engine/executor.ts'
import type { Commitment } from '../engine/slot-clock.ts'
import type { SolanaNode } from '../open-node.ts'
import { whenAgreed } from './when-agreed.ts'

/** Hears of every transaction as soon as it has the wanted agreement. */
export function onAgreed(
  { executor, slots }: Pick<SolanaNode, 'executor' | 'slots'>,
  commitment: Commitment,
  listener: (landed: Landed) => void,
): () => void {
  const waiting = new Set<() => void>()
  const leave = executor.onLanded((landed) => {
    const at = { slot: landed.record.slot, commitment }
    if (slots.has(at.slot, commitment)) return listener(landed)
    const callOff = whenAgreed(slots, at, () => {
      waiting.delete(callOff)
      listener(landed)
    })
    waiting.add(callOff)
  })
  return () => {
    leave()
    for (const callOff of waiting) callOff()
  }
}

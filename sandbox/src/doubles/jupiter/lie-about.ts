import type { FaultBoard } from '../../faults/fault-board.ts'

const LIE_PERCENT = 200

/** The true price, or with the switch on a part or a multiple of it: 100 is the truth. */
export function lieAbout(faults: FaultBoard, subject: string): (priceUsd: number) => number {
  const lie = faults.strike('jupiter', 'lie', subject)
  return lie ? (priceUsd) => (priceUsd * (lie.amount ?? LIE_PERCENT)) / 100 : (priceUsd) => priceUsd
}

import { matches } from '../decode/refusal.ts'

/** No swap may wait for longer: whoever could fill it later would choose the moment. */
const SWAP_LIFE_MAX_MS = 30 * 60_000

export function requireNear(deadlineSec: bigint, nowMs: number): void {
  matches(deadlineSec * 1_000n <= BigInt(nowMs + SWAP_LIFE_MAX_MS), 'a deadline that is too far ahead')
}

import type { World } from '../../world/world.ts'

const TWICE_PCT = 200

/** The figure, or a false one where the switch says so. */
export function lieAbout({ faults }: World, amountRaw: bigint, url: string): bigint {
  const lie = faults.strike('hedera-mirror', 'lie', url)
  return lie ? (amountRaw * BigInt(Math.round(lie.amount ?? TWICE_PCT))) / 100n : amountRaw
}

import type { ReadTransaction } from '../engine/read-transaction.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO = 1_000_000n
const MOST_UNITS = 1_400_000
const UNITS_OF_PROGRAM = 200_000
/** Programs that are part of the engine itself are granted less. */
const UNITS_OF_BUILTIN = 3_000
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const BUILTINS = new Set<string>([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

/** Signatures, and the price per unit of work times the units that were asked for. */
export function feeOfMessage({
  header,
  staticKeys,
  instructions,
}: Pick<ReadTransaction, 'header' | 'staticKeys' | 'instructions'>): bigint {
  let price = 0n
  let asked: number | null = null
  let granted = 0
  for (const { programAddressIndex, data } of instructions) {
    const program = staticKeys[programAddressIndex] ?? ''
    granted += BUILTINS.has(program) ? UNITS_OF_BUILTIN : UNITS_OF_PROGRAM
    if (program !== COMPUTE_BUDGET) continue
    const bytes = Buffer.from(data)
    if (bytes[0] === 2 && bytes.length >= 5) asked = bytes.readUInt32LE(1)
    if (bytes[0] === 3 && bytes.length >= 9) price = bytes.readBigUInt64LE(1)
  }
  const units = BigInt(Math.min(asked ?? granted, MOST_UNITS))
  const priority = (price * units + MICRO - 1n) / MICRO
  return LAMPORTS_PER_SIGNATURE * BigInt(header.numSignerAccounts) + priority
}

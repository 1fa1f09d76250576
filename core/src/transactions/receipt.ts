import { NATIVE } from '../balances/constants.ts'
import { type Intent, kindOf } from './intent.ts'

export type ReceiptChange = {
  readonly token: string
  readonly symbol: string | null
  readonly decimals: number
  /** Signed. */
  readonly amountRaw: bigint
}

/** The changes of several actions as one: per token the sum, and nothing that cancels out. */
export function sumChanges(changes: readonly ReceiptChange[]): readonly ReceiptChange[] {
  const sums = new Map<string, ReceiptChange>()
  for (const change of changes) {
    const sum = sums.get(change.token)
    const amountRaw = (sum?.amountRaw ?? 0n) + change.amountRaw
    sums.set(change.token, { ...(sum ?? change), amountRaw })
  }
  return [...sums.values()].filter((change) => change.amountRaw !== 0n)
}

/**
 * Solana keeps a deposit for every token account that an action opens. It leaves the vault with the coins that were
 * asked for and is none of them, so a receipt names it on its own.
 */
export function splitRent(
  intent: Intent,
  changes: readonly ReceiptChange[],
): { readonly changes: readonly ReceiptChange[]; readonly rentRaw: bigint } {
  const native = changes.find((change) => change.token === 'native')
  if (intent.chain !== 'solana' || native === undefined) return { changes, rentRaw: 0n }
  const asked = nativeAsked(intent)
  const rentRaw = asked === null ? 0n : asked - native.amountRaw
  if (rentRaw <= 0n) return { changes, rentRaw: 0n }
  const others = changes.filter((change) => change !== native)
  const rest = native.amountRaw + rentRaw
  return { changes: rest === 0n ? others : [{ ...native, amountRaw: rest }, ...others], rentRaw }
}

/** Signed lamports the intent itself speaks of; null where a price or the chain decides about them. */
function nativeAsked(intent: Intent): bigint | null {
  const kind = kindOf(intent)
  let sum = 0n
  for (const { token, amountRaw } of kind.outflows(intent)) {
    if (amountRaw === null) return null
    if (token === NATIVE) sum -= amountRaw
  }
  for (const { token, amountRaw, leastRaw } of kind.inflows(intent)) {
    if (amountRaw === null || amountRaw !== leastRaw) return null
    if (token === NATIVE) sum += amountRaw
  }
  return sum
}

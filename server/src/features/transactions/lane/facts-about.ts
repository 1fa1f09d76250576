import type { FactQuestion } from '@windhover/core/authority/facts'
import { NATIVE } from '@windhover/core/balances/constants'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'

/** What the signer wants to hear from a witness before it signs: the price of all that leaves, the fee's coin too. */
export function factsAbout(intent: Intent): readonly FactQuestion[] {
  const { chain } = intent
  const kind = kindOf(intent)
  if (!kind.spends) return []
  // What comes back says what something is worth that nobody prices.
  const moved = [...kind.outflows(intent), ...kind.inflows(intent)].map(({ token }) => token)
  return [...new Set([NATIVE, ...moved])].map((token) => ({ kind: 'price', chain, token }))
}

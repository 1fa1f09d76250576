import type { FactQuestion } from '@windhover/core/authority/facts'
import { NATIVE } from '@windhover/core/balances/constants'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { AttemptRow } from '../stores/attempt-store.ts'

/** What the signer wants to hear from a witness before it signs: the price of all that leaves, the fee's coin too. */
export function factsAbout(intent: Intent): readonly FactQuestion[] {
  const { chain } = intent
  const kind = kindOf(intent)
  if (!kind.spends) return []
  // What comes back says what something is worth that nobody prices.
  const moved = [...kind.outflows(intent), ...kind.inflows(intent)].map(({ token }) => token)
  return [...new Set([NATIVE, ...moved])].map((token) => ({ kind: 'price', chain, token }))
}

/** And where bytes with another blockhash were signed for the same step: that they can land no more. */
export function factsAboutSigned(
  { step }: Pick<AttemptRow, 'step'>,
  attempts: readonly AttemptRow[],
): readonly FactQuestion[] {
  return attempts.flatMap(({ step: other, action, transactionId }) =>
    other !== step || action.chain !== 'solana' || transactionId === null
      ? []
      : [
          { kind: 'solana-blockhash', blockhash: action.blockhash } as const,
          { kind: 'solana-signature', signature: transactionId } as const,
        ],
  )
}

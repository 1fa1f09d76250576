import type { FactQuestion } from '@windhover/core/authority/facts'
import { NATIVE } from '@windhover/core/balances/constants'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { AttemptRow } from '../stores/attempt-store.ts'

/**
 * What the signer wants to hear from a witness before it signs any step: the price of all that leaves by one of them. The
 * fee's coin leaves by each.
 */
export function factsAbout(intent: Intent): readonly FactQuestion[] {
  const { chain } = intent
  const kind = kindOf(intent)
  // What comes back says what something is worth that nobody prices. What stays with its owner needs no price.
  const flows = kind.spends ? [...kind.outflows(intent), ...kind.inflows(intent)] : []
  const moved = flows.map(({ token }) => token)
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

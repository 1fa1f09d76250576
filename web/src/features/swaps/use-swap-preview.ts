import { NATIVE } from '@windhover/core/balances/constants'
import type { QuoteFeeView, QuoteView } from '@windhover/core/swaps/contract'
import type { Simulation } from '@windhover/core/swaps/swap-form'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import { useIntentId } from '../../lib/orders/use-intent-id.ts'
import { type Preview, usePreview } from '../../lib/orders/use-preview.ts'

/** What the swap of a quote would do. A newer quote of the same swap keeps what was simulated until it is simulated. */
export function useSwapPreview(vaultId: string | null, quote: QuoteView | null): Preview {
  const terms = quote?.terms
  const question = [terms?.sellToken, terms?.buyToken, terms?.sellAmountRaw, terms?.slippageBps].join(' ')
  const id = useIntentId(question)
  const intent =
    vaultId === null || terms === undefined ? null : { id, vaultId, type: 'swap' as const, ...terms }
  // The amount has rested before it was quoted.
  return usePreview(intent, { question, settleMs: 0 })
}

export function simulationOf({ state, last }: Preview): Simulation {
  if (state === 'unavailable') return 'unavailable'
  if (state !== 'known') return 'pending'
  return last.succeeds ? 'works' : 'fails'
}

/** Measured where it was simulated, else as quoted. */
export function feesOf(quote: QuoteView, { last }: Preview): readonly QuoteFeeView[] {
  return last?.succeeds ? mergeFees(last.fees, quote.fees) : quote.fees
}

/** What is taken of the coin besides what is sold; a venue takes its fee out of what it gives. */
export function coinFeesRaw(fees: readonly QuoteFeeView[]): bigint {
  return fees
    .filter(({ kind, token }) => token === NATIVE && kind !== 'venue')
    .reduce((sum, { amountRaw }) => sum + BigInt(amountRaw), 0n)
}

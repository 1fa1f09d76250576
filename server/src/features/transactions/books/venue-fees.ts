import { CHAINS } from '@windhover/core/chains/all-chains'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import type { AttemptRow } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'

/** Rent and the operator's own fee are read from the chain; what a venue keeps is known by its quote alone. */
export function listVenueFees(
  { chain, venueQuote }: Pick<IntentRow, 'chain' | 'venueQuote'>,
  landed: readonly AttemptRow[],
) {
  const changes = landed.flatMap((attempt) => attempt.quoted.changes)
  return (venueQuote?.fees ?? []).flatMap(({ kind, token, amountRaw }) => {
    if (kind === 'rent') return []
    const facts =
      token === 'native' ? CHAINS[chain].native : changes.find((each) => isSameToken(each.token, token))
    if (facts === undefined) return []
    const symbol = facts.symbol ?? token
    return [{ kind, token, symbol, decimals: facts.decimals, amountRaw: BigInt(amountRaw) }]
  })
}

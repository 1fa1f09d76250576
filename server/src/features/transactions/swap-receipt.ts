import { CHAINS } from '@windhover/core/chains/all-chains'
import type { SwapReceipt } from '@windhover/core/transactions/contract'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { AttemptRow } from './attempt-store.ts'
import type { IntentRow } from './intent-store.ts'

type Row = Pick<IntentRow, 'body' | 'venueQuote'>

/** What a swap was to bring, what it brought, and by which way; null for everything that is none. */
export function describeSwap(
  { body, venueQuote }: Row,
  executed: readonly ReceiptChange[],
  landed: readonly AttemptRow[],
): SwapReceipt | null {
  if (body.type !== 'swap') return null
  const bought = executed.find((change) => isSameToken(change.token, body.buyToken))
  const order = landed.find(({ action }) => 'order' in action)
  return {
    venue: body.venue,
    quotedBuyRaw: body.quotedBuyAmountRaw,
    minBuyRaw: body.minBuyAmountRaw,
    executedBuyRaw: bought === undefined || bought.amountRaw < 0n ? null : bought.amountRaw.toString(),
    priceImpactPct: venueQuote?.priceImpactPct ?? null,
    route: [...(venueQuote?.route ?? [])],
    orderId: order?.transactionId ?? null,
  }
}

/** Rent and the house's own fee are read from the chain; what a venue keeps is known by its quote alone. */
export function listVenueFees({ body, venueQuote }: Row, landed: readonly AttemptRow[]) {
  if (body.type !== 'swap' || venueQuote === null) return []
  const changes = landed.flatMap((attempt) => attempt.quoted.changes)
  return venueQuote.fees.flatMap(({ kind, token, amountRaw }) => {
    if (kind === 'rent') return []
    const facts =
      token === 'native' ? CHAINS[body.chain].native : changes.find((each) => isSameToken(each.token, token))
    if (facts === undefined) return []
    const symbol = facts.symbol ?? token
    return [{ kind, token, symbol, decimals: facts.decimals, amountRaw: BigInt(amountRaw) }]
  })
}

function isSameToken(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

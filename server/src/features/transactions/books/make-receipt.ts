import { CHAINS } from '@windhover/core/chains/all-chains'
import type { FeeView, ReceiptView } from '@windhover/core/transactions/contract'
import { type ReceiptChange, splitRent, sumChanges } from '@windhover/core/transactions/receipt'
import type { LaneParts, Work } from '../lane-parts.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'
import { readChanges } from '../stores/stored-action.ts'
import { bookAttempt } from './book-attempt.ts'
import { priceChanges } from './price-changes.ts'
import { listVenueFees } from './venue-fees.ts'

/**
 * Reads back what the chain did, books it and makes the receipt. Null while the chain's records are not complete: the
 * intent stays unsettled and somebody looks again.
 */
export async function makeReceipt(parts: LaneParts, { row, attempts }: Work): Promise<ReceiptView | null> {
  try {
    const landed = attempts.filter(({ state }) => state === 'confirmed' || state === 'failed')
    const executed: ReceiptChange[] = []
    for (const attempt of landed) {
      const changes = await bookAttempt(parts, row, attempt)
      if (changes === null) return null
      if (isOwn(attempt)) executed.push(...changes)
    }
    return await describe(parts, row, { attempts, landed, executed })
  } catch (error) {
    parts.log.warn({ err: error, intentId: row.id }, 'a receipt could not be written yet')
    return null
  }
}

async function describe(
  parts: LaneParts,
  row: IntentRow,
  story: {
    attempts: readonly AttemptRow[]
    landed: readonly AttemptRow[]
    executed: readonly ReceiptChange[]
  },
): Promise<ReceiptView> {
  const own = story.landed.filter(isOwn)
  const quotedOf = own.length > 0 ? own : story.attempts.slice(0, 1)
  const quoted = splitRent(row.body, sumChanges(quotedOf.flatMap((each) => readChanges(each.quoted.changes))))
  const executed = splitRent(row.body, sumChanges(story.executed))
  const price = (changes: readonly ReceiptChange[]) => priceChanges(parts, row.chain, changes)
  const last = own.at(-1)
  return {
    quoted: [...(await price(quoted.changes))],
    executed: [...(await price(executed.changes))],
    fees: await listFees(parts, row, { landed: story.landed, rentRaw: executed.rentRaw }),
    ...parts.planOf(row.body).receipt?.(row.body, {
      changes: executed.changes,
      quote: row.venueQuote,
      orderId: own.find(({ action }) => 'order' in action)?.transactionId ?? null,
    }),
    confirmedAt: row.state === 'CONFIRMED' ? (last?.settledAt ?? row.changedAt).toISOString() : null,
  }
}

async function listFees(
  parts: LaneParts,
  row: IntentRow,
  paid: { landed: readonly AttemptRow[]; rentRaw: bigint },
): Promise<FeeView[]> {
  const { native } = CHAINS[row.chain]
  const network = paid.landed.reduce((sum, attempt) => sum + BigInt(attempt.feeRaw ?? 0), 0n)
  const fee = row.serviceFee
  const isFeeDue = fee !== null && row.state === 'CONFIRMED'
  const serviceFacts = isFeeDue ? factsOf(paid.landed, { token: fee.token, native }) : null
  const isOwed = !paid.landed.some((each) => each.state === 'confirmed' && !isOwn(each))
  const due = [
    { kind: 'network' as const, token: 'native', ...native, amountRaw: network },
    { kind: 'rent' as const, token: 'native', ...native, amountRaw: paid.rentRaw },
    ...(isFeeDue && serviceFacts !== null
      ? [
          {
            kind: 'service' as const,
            token: fee.token,
            ...serviceFacts,
            amountRaw: BigInt(fee.amountRaw),
            isOwed,
          },
        ]
      : []),
    ...(row.state === 'CONFIRMED' ? listVenueFees(row, paid.landed) : []),
  ].filter(({ amountRaw }) => amountRaw > 0n)
  const priced = await priceChanges(parts, row.chain, due)
  return due.map(({ kind, token, symbol, decimals, amountRaw, ...owed }, index) => ({
    kind,
    token,
    symbol,
    decimals,
    amountRaw: `${amountRaw}`,
    amountUsd: priced[index]?.amountUsd ?? null,
    ...('isOwed' in owed && owed.isOwed ? { isOwed: true } : {}),
  }))
}

/** What was asked for, and not the operator's fee. */
const isOwn = ({ role }: AttemptRow) => role !== 'service-fee'

type Facts = { readonly symbol: string; readonly decimals: number }

function factsOf(
  landed: readonly AttemptRow[],
  { token, native }: { token: string; native: Facts },
): Facts | null {
  if (token === 'native') return native
  const change = landed.flatMap((attempt) => attempt.quoted.changes).find((each) => each.token === token)
  return change === undefined ? null : { symbol: change.symbol ?? token, decimals: change.decimals }
}

import { CHAINS } from '@windhover/core/chains/all-chains'
import type { FeeView, ReceiptView } from '@windhover/core/transactions/contract'
import { entriesOf } from '@windhover/core/transactions/ledger'
import { type ReceiptChange, splitRent, sumChanges } from '@windhover/core/transactions/receipt'
import { type AttemptRow, listAttempts, noteAttempt } from './attempt-store.ts'
import type { IntentRow } from './intent-store.ts'
import type { LaneParts } from './lane-parts.ts'
import { writeLedger } from './ledger-store.ts'
import { isServiceFeeStep, planServiceFee } from './plan-intent.ts'
import { priceChanges } from './price-changes.ts'
import { ownerOfAction, readChanges, storeChanges } from './stored-action.ts'

/**
 * Reads back what the chain did, books it and makes the receipt. Null while the chain's records are not complete: the
 * intent stays unsettled and somebody looks again.
 */
export async function makeReceipt(parts: LaneParts, row: IntentRow): Promise<ReceiptView | null> {
  try {
    const attempts = await listAttempts(parts.db, row.id)
    const landed = attempts.filter(({ state }) => state === 'confirmed' || state === 'failed')
    const executed: ReceiptChange[] = []
    for (const attempt of landed) {
      const changes = await bookAttempt(parts, row, attempt)
      if (changes === null) return null
      if (!isServiceFeeStep(parts, row, attempt.step)) executed.push(...changes)
    }
    return await describe(parts, row, { attempts, landed, executed })
  } catch (error) {
    parts.log.warn({ err: error, intentId: row.id }, 'a receipt could not be written yet')
    return null
  }
}

/** The vault's lines of the ledger are the chain's own figures, so they cannot differ from it. */
async function bookAttempt(
  parts: LaneParts,
  row: IntentRow,
  attempt: AttemptRow,
): Promise<readonly ReceiptChange[] | null> {
  const { db, clock } = parts
  if (attempt.executed !== null) return readChanges(attempt.executed)
  const owner = ownerOfAction(attempt.action)
  const transactionId = attempt.transactionId ?? ''
  const withFee = await parts.chains[row.chain].readExecuted({ owner, transactionId })
  if (withFee === null) return null
  const feeRaw = BigInt(attempt.feeRaw ?? 0)
  const fee: ReceiptChange = { token: 'native', ...CHAINS[row.chain].native, amountRaw: feeRaw }
  const changes = sumChanges([...withFee, fee])
  const goesTo = isServiceFeeStep(parts, row, attempt.step) ? 'service-fee' : 'outside'
  const entries = entriesOf({ changes, feeRaw, goesTo })
  // Booked and marked as booked, both or neither.
  await db.transaction(async (tx) => {
    const booked = writeLedger(tx, { row, step: attempt.step, entries, at: clock.now() })
    await Promise.all([booked, noteAttempt(tx, attempt, { executed: storeChanges(changes) })])
  })
  return changes
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
  const own = story.landed.filter((attempt) => !isServiceFeeStep(parts, row, attempt.step))
  const quotedOf = own.length > 0 ? own : story.attempts.slice(0, 1)
  const quoted = splitRent(row.body, sumChanges(quotedOf.flatMap((each) => readChanges(each.quoted.changes))))
  const executed = splitRent(row.body, sumChanges(story.executed))
  const price = (changes: readonly ReceiptChange[]) => priceChanges(parts, row.chain, changes)
  const last = own.at(-1)
  return {
    quoted: [...(await price(quoted.changes))],
    executed: [...(await price(executed.changes))],
    fees: await listFees(parts, row, { landed: story.landed, rentRaw: executed.rentRaw }),
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
  const fee = planServiceFee(parts, row.body)
  const isFeeDue = fee !== null && row.state === 'CONFIRMED'
  const serviceFacts = isFeeDue ? factsOf(paid.landed, fee.token) : null
  const due = [
    { kind: 'network' as const, token: 'native', ...native, amountRaw: network },
    { kind: 'rent' as const, token: 'native', ...native, amountRaw: paid.rentRaw },
    ...(isFeeDue && serviceFacts !== null
      ? [{ kind: 'service' as const, token: fee.token, ...serviceFacts, amountRaw: fee.amountRaw }]
      : []),
  ].filter(({ amountRaw }) => amountRaw > 0n)
  const priced = await priceChanges(parts, row.chain, due)
  return due.map(({ kind, token, symbol, decimals, amountRaw }, index) => ({
    kind,
    token,
    symbol,
    decimals,
    amountRaw: amountRaw.toString(),
    amountUsd: priced[index]?.amountUsd ?? null,
  }))
}

function factsOf(landed: readonly AttemptRow[], token: string): { symbol: string; decimals: number } | null {
  const change = landed.flatMap((attempt) => attempt.quoted.changes).find((each) => each.token === token)
  return change === undefined ? null : { symbol: change.symbol ?? token, decimals: change.decimals }
}

import { accountName, findImbalance, type LedgerEntry } from '@windhover/core/transactions/ledger'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { AlongStatement } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'
import { ledgerEntries } from '../tables.ts'

type Booking = {
  readonly row: IntentRow
  readonly step: number
  readonly entries: readonly LedgerEntry[]
  readonly at: Date
}

/** Written once per intent and step: a repetition finds its own lines. */
export async function writeLedger(db: Database, booking: Booking): Promise<void> {
  const lines = linesOf(booking)
  if (lines.length > 0) await db.insert(ledgerEntries).values(lines).onConflictDoNothing()
}

/**
 * The lines of a step as they are now, in place of whatever was booked of it, together with the mark that says so: one
 * statement. False, and nothing written, where there was nothing to mark any more.
 */
export async function rewriteLedger(db: Database, booking: Booking, mark: AlongStatement): Promise<boolean> {
  const lines = linesOf(booking)
  const isMarked = sql`exists (select from ${mark})`
  const isLeftOver = and(
    eq(ledgerEntries.intentId, booking.row.id),
    eq(ledgerEntries.step, booking.step),
    gte(ledgerEntries.line, lines.length),
    isMarked,
  )
  const gone = db.$with('gone').as(db.delete(ledgerEntries).where(isLeftOver).returning())
  const given = lines.map((line) => ({ ...line, vaultId: line.vaultId.toString() }))
  const written = db.$with('written').as(
    db
      .insert(ledgerEntries)
      .select(
        sql`select line.* from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as line(
          "intentId" uuid, step int, line int, "vaultId" bigint, chain text, account text, token text,
          "amountRaw" numeric, "createdAt" timestamptz) where ${isMarked}`,
      )
      .onConflictDoUpdate({
        target: [ledgerEntries.intentId, ledgerEntries.step, ledgerEntries.line],
        set: {
          account: sql`excluded.account`,
          token: sql`excluded.token`,
          amountRaw: sql`excluded.amount_raw`,
          createdAt: sql`excluded.created_at`,
        },
      })
      .returning(),
  )
  const marked = await db.with(mark, gone, written).select().from(mark)
  return marked.length > 0
}

function linesOf({ row, step, entries, at }: Booking) {
  const unbalanced = findImbalance(entries)
  if (unbalanced.length > 0)
    throw new Error(`the ledger of ${row.id} does not balance in ${unbalanced.join()}`)
  const owner = { vaultId: row.vaultId.toString(), chain: row.chain }
  return entries.map((entry, line) => ({
    intentId: row.id,
    step,
    line,
    vaultId: row.vaultId,
    chain: row.chain,
    account: accountName(entry.account, owner),
    token: entry.token,
    amountRaw: entry.amountRaw.toString(),
    createdAt: at,
  }))
}

/** A reorganisation undid what these lines speak of: it never happened. */
export async function takeBackLedger(db: Database, intentId: string, step: number): Promise<void> {
  await db
    .delete(ledgerEntries)
    .where(and(eq(ledgerEntries.intentId, intentId), eq(ledgerEntries.step, step)))
}

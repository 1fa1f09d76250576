import { accountName, findImbalance, type LedgerEntry } from '@windhover/core/transactions/ledger'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { IntentRow } from './intent-store.ts'
import { ledgerEntries } from './tables.ts'

/** Written once per intent and step: a repetition finds its own lines. */
export async function writeLedger(
  db: Database,
  booking: { row: IntentRow; step: number; entries: readonly LedgerEntry[]; at: Date },
): Promise<void> {
  const { row, step, entries, at } = booking
  const unbalanced = findImbalance(entries)
  if (unbalanced.length > 0)
    throw new Error(`the ledger of ${row.id} does not balance in ${unbalanced.join()}`)
  if (entries.length === 0) return
  const owner = { vaultId: row.vaultId.toString(), chain: row.chain }
  const lines = entries.map((entry, line) => ({
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
  await db.insert(ledgerEntries).values(lines).onConflictDoNothing()
}

/** A reorganisation undid what these lines speak of: it never happened. */
export async function takeBackLedger(db: Database, intentId: string, step: number): Promise<void> {
  await db
    .delete(ledgerEntries)
    .where(and(eq(ledgerEntries.intentId, intentId), eq(ledgerEntries.step, step)))
}

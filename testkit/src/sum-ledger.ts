import type { ChainId } from '@windhover/core/chains/chain'
import { accountName } from '@windhover/core/transactions/ledger'
import { ledgerEntries } from '@windhover/server/features/transactions/tables'
import type { Database } from '@windhover/server/platform/db/database'
import { and, eq, sql } from 'drizzle-orm'

/** What the ledger says a vault has gained or lost on a chain, by token. */
export async function sumLedger(
  db: Database,
  vaultId: string,
  chain: ChainId,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .select({ token: ledgerEntries.token, sum: sql<string>`sum(${ledgerEntries.amountRaw})::text` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.vaultId, BigInt(vaultId)),
        eq(ledgerEntries.account, accountName('vault', { vaultId, chain })),
      ),
    )
    .groupBy(ledgerEntries.token)
  return new Map(rows.map((row) => [row.token, BigInt(row.sum)]))
}

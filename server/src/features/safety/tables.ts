import type { SignedAuditHead } from '@windhover/core/signing/audit-head'
import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Ends of the signer's audit chain as it signed them, kept where it cannot reach: `npm run audit:verify` compares. */
export const auditHeads = pgTable(
  'audit_heads',
  {
    seq: bigint('seq', { mode: 'bigint' }).notNull(),
    /** Two for one row are a proof that one of them was rewritten, so both are kept. */
    hash: text('hash').notNull(),
    head: jsonb('head').$type<SignedAuditHead>().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.seq, table.hash] })],
)

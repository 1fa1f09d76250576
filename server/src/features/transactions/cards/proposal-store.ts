import type { ProposalState } from '@windhover/core/transactions/proposal'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { proposals } from './tables.ts'

export type ProposalRow = typeof proposals.$inferSelect
export type NewProposal = typeof proposals.$inferInsert

/** Null where the same call had made one before. */
export async function insertProposal(db: Database, row: NewProposal): Promise<ProposalRow | null> {
  const [inserted] = await db.insert(proposals).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function findProposal(db: Database, id: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id)).limit(1)
  return row ?? null
}

type Decision = {
  readonly id: string
  readonly to: ProposalState
  readonly at: Date
}

/** Compared and set: of any number of decisions on an open card exactly one wins, and none after its time. */
export async function decideOpen(db: Database, decision: Decision): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set({ state: decision.to, decidedAt: decision.at })
    .where(
      and(eq(proposals.id, decision.id), eq(proposals.state, 'open'), gt(proposals.expiresAt, decision.at)),
    )
    .returning()
  return row ?? null
}

/** Null where the card is decided; throws where another card was asked for by the same message. */
export async function noteAskedFor(
  db: Database,
  { id, autoApprovedFor }: { id: string; autoApprovedFor: string },
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set({ autoApprovedFor })
    .where(and(eq(proposals.id, id), eq(proposals.state, 'open')))
    .returning()
  return row ?? null
}

/** An open card or one that ran out can be replaced, once. */
export async function replaceProposal(
  db: Database,
  change: { id: string; by: string; at: Date },
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set({ state: 'replaced', replacedBy: change.by, decidedAt: change.at })
    .where(and(eq(proposals.id, change.id), inArray(proposals.state, ['open', 'expired'])))
    .returning()
  return row ?? null
}

/** Null where it had been noted, or decided, before. */
export async function noteExpired(
  db: Database,
  { id, at }: { id: string; at: Date },
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set({ state: 'expired' })
    .where(and(eq(proposals.id, id), eq(proposals.state, 'open'), lte(proposals.expiresAt, at)))
    .returning()
  return row ?? null
}

type Replies = { readonly userId: string; readonly vaultId: bigint; readonly messageIds: readonly string[] }
const madeIn = ({ userId, vaultId, messageIds }: Replies) =>
  and(
    inArray(proposals.messageId, [...messageIds]),
    eq(proposals.userId, userId),
    eq(proposals.vaultId, vaultId),
  )

/** Every card of these replies that could still be approved. */
export async function rejectOpenOf(
  db: Database,
  { at, ...replies }: Replies & { readonly at: Date },
): Promise<readonly ProposalRow[]> {
  return await db
    .update(proposals)
    .set({ state: 'rejected', decidedAt: at })
    .where(and(madeIn(replies), eq(proposals.state, 'open'), gt(proposals.expiresAt, at)))
    .returning()
}

export async function hasApproved(db: Database, replies: Replies): Promise<boolean> {
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(madeIn(replies), eq(proposals.state, 'approved')))
    .limit(1)
  return row !== undefined
}

export async function removeProposals(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(proposals).where(inArray(proposals.userId, [...userIds]))
}

import { transactionErrors } from '@windhover/core/transactions/errors'
import type { FeatureParts } from '../../../composition/feature.ts'
import { hashIntent } from '../make-approval.ts'
import { storeApproved, wakeStored } from '../submit-intent.ts'
import { isApprovalToken } from './approval-token.ts'
import { readBlock, readRisks } from './judge-risks.ts'
import { decideOpen, findProposal, noteExpired, type ProposalRow } from './proposal-store.ts'
import { tellProposal } from './tell-proposal.ts'

export type Owner = { readonly userId: string; readonly vaultId: string }

/** A card of somebody else, or of another vault, is not here. */
export async function requireProposal(
  { db }: Pick<FeatureParts, 'db'>,
  asked: Owner & { proposalId: string },
): Promise<ProposalRow> {
  const row = await findProposal(db, asked.proposalId)
  const isOwn = row?.userId === asked.userId && row.vaultId === BigInt(asked.vaultId)
  if (row === null || !isOwn) throw transactionErrors.proposalNotFound()
  return row
}

/** What a press on Approve has to prove before anything is decided. */
export async function approveProposal(
  parts: FeatureParts,
  row: ProposalRow,
  press: { sessionId: string; intentHash: string; approvalToken: string },
): Promise<ProposalRow> {
  requireOpen(row, parts.clock.now())
  const isSeen =
    press.sessionId === row.sessionId &&
    press.intentHash === row.intentHash &&
    hashIntent(row.body) === row.intentHash &&
    isApprovalToken(parts.config.approvalSecret, row, press.approvalToken)
  if (!isSeen) throw transactionErrors.proposalChanged()
  const risks = await readRisks(parts, row.body)
  const blocked = await readBlock(parts, { userId: row.userId, intent: row.body, risks })
  if (blocked !== null) throw transactionErrors.tokenBlocked({ text: blocked })
  const approved = await storeDecision(parts, row, {})
  if (approved === null) return await explainLost(parts, row)
  return approved
}

/**
 * The card is closed and its intent stored in one transaction: a crash leaves both or neither, and of two presses one
 * wins. Null where somebody else was faster or the time is over.
 */
export async function storeDecision(
  parts: FeatureParts,
  row: ProposalRow,
  set: Partial<Pick<ProposalRow, 'wentAtOnceFor'>>,
): Promise<ProposalRow | null> {
  const { userId, body: intent } = row
  const decided = await parts.db.transaction(async (tx) => {
    const at = parts.clock.now()
    const won = await decideOpen(tx, { id: row.id, to: 'approved', at, set: { ...set, intentId: intent.id } })
    if (won === null) return null
    const stored = await storeApproved(
      { ...parts, db: tx },
      { userId, intent, origin: 'agent', kind: 'card' },
    )
    return { won, stored }
  })
  if (decided === null) return null
  await wakeStored(parts, decided.stored)
  await tellProposal(parts, decided.won)
  return decided.won
}

export async function rejectProposal(parts: FeatureParts, row: ProposalRow): Promise<ProposalRow> {
  if (row.state === 'rejected') return row
  requireOpen(row, parts.clock.now())
  const rejected = await decideOpen(parts.db, { id: row.id, to: 'rejected', at: parts.clock.now() })
  if (rejected === null) return await explainLost(parts, row)
  await tellProposal(parts, rejected)
  return rejected
}

/** A card whose time is over is told so, once. */
export async function noteIfExpired(parts: FeatureParts, row: ProposalRow): Promise<ProposalRow> {
  if (row.state !== 'open' || row.expiresAt > parts.clock.now()) return row
  const noted = await noteExpired(parts.db, { id: row.id, at: parts.clock.now() })
  if (noted === null) return (await findProposal(parts.db, row.id)) ?? row
  await tellProposal(parts, noted)
  return noted
}

function requireOpen(row: ProposalRow, now: Date): void {
  const isOver = row.state === 'expired' || (row.state === 'open' && row.expiresAt <= now)
  if (isOver) throw transactionErrors.proposalExpired()
  if (row.state !== 'open') throw transactionErrors.proposalClosed()
}

async function explainLost({ db, clock }: FeatureParts, { id }: ProposalRow): Promise<never> {
  const row = await findProposal(db, id)
  if (row === null) throw transactionErrors.proposalNotFound()
  requireOpen(row, clock.now())
  throw transactionErrors.proposalClosed()
}

import type { SignedStatement } from '@windhover/core/authority/proofs'
import { intentsOf } from '@windhover/core/transactions/action'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { FeatureParts } from '../../../composition/feature.ts'
import { approveIntent } from '../accept/approve-intent.ts'
import { storeApproved, wakeStored } from '../accept/submit-intent.ts'
import type { TransactionParts } from '../parts.ts'
import type { IntentRow } from '../stores/intent-store.ts'
import { isApprovalToken } from './approval-token.ts'
import { hashAction } from './hash-action.ts'
import { readBlocks } from './judge-risks.ts'
import { decideOpen, findProposal, noteExpired, type ProposalRow } from './proposal-store.ts'
import { publishProposal } from './publish-proposal.ts'

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

type Press = {
  readonly sessionId: string
  readonly actionHash: string
  readonly approvalToken: string
  readonly approvals: readonly SignedStatement[]
}

/** What a press on Approve has to prove before anything is decided. */
export async function approveProposal(
  parts: TransactionParts,
  row: ProposalRow,
  press: Press,
): Promise<ProposalRow> {
  requireOpen(row, parts.clock.now())
  const isSeen =
    press.sessionId === row.sessionId &&
    press.actionHash === row.actionHash &&
    hashAction(row.action) === row.actionHash &&
    isApprovalToken(parts.config.authSecret, row, press.approvalToken)
  if (!isSeen) throw transactionErrors.proposalChanged()
  const blocked = await readBlocks(parts, row)
  if (blocked !== null) throw transactionErrors.tokenBlocked({ text: blocked })
  await tellSigner(parts, row, press.approvals)
  const approved = await storeDecision(parts, row)
  if (approved === null) return await explainLost(parts, row)
  return approved
}

/** An approval of a card that nobody decides in the end is of an intent that nobody has: it moves nothing. */
async function tellSigner(
  parts: TransactionParts,
  { userId, action }: ProposalRow,
  approvals: readonly SignedStatement[],
): Promise<void> {
  const intents = intentsOf(action)
  if (approvals.length !== intents.length) throw transactionErrors.proposalChanged()
  for (const [index, intent] of intents.entries()) {
    const signed = approvals[index]
    if (signed !== undefined) await approveIntent(parts, { userId, intent, signed })
  }
}

/**
 * The card is closed and its intents stored in one transaction: a crash leaves all or nothing, and of two presses one
 * wins. Null where somebody else was faster or the time is over.
 */
async function storeDecision(parts: TransactionParts, row: ProposalRow): Promise<ProposalRow | null> {
  const decided = await parts.db.transaction(async (tx) => {
    const at = parts.clock.now()
    const won = await decideOpen(tx, { id: row.id, to: 'approved', at })
    if (won === null) return null
    return { won, stored: await storeIntents({ ...parts, db: tx }, row) }
  })
  if (decided === null) return null
  for (const stored of decided.stored) await wakeStored(parts, stored)
  await publishProposal(parts, decided.won)
  return decided.won
}

/** Each of a sequence waits for the one before it. */
async function storeIntents(
  parts: TransactionParts,
  { userId, action }: ProposalRow,
): Promise<readonly IntentRow[]> {
  const stored: IntentRow[] = []
  for (const intent of intentsOf(action)) {
    const follows = stored.at(-1)?.id ?? null
    stored.push(await storeApproved(parts, { userId, intent, origin: 'agent', follows }))
  }
  return stored
}

export async function rejectProposal(parts: TransactionParts, row: ProposalRow): Promise<ProposalRow> {
  if (row.state === 'rejected') return row
  requireOpen(row, parts.clock.now())
  const rejected = await decideOpen(parts.db, { id: row.id, to: 'rejected', at: parts.clock.now() })
  if (rejected === null) return await explainLost(parts, row)
  await publishProposal(parts, rejected)
  return rejected
}

/** A card whose time is over is told so, once. */
export async function noteIfExpired(parts: TransactionParts, row: ProposalRow): Promise<ProposalRow> {
  if (row.state !== 'open' || row.expiresAt > parts.clock.now()) return row
  const noted = await noteExpired(parts.db, { id: row.id, at: parts.clock.now() })
  if (noted === null) return (await findProposal(parts.db, row.id)) ?? row
  await publishProposal(parts, noted)
  return noted
}

function requireOpen(row: ProposalRow, now: Date): void {
  const isOver = row.state === 'expired' || (row.state === 'open' && row.expiresAt <= now)
  if (isOver) throw transactionErrors.proposalExpired()
  if (row.state !== 'open') throw transactionErrors.proposalClosed()
}

async function explainLost({ db, clock }: TransactionParts, { id }: ProposalRow): Promise<never> {
  const row = await findProposal(db, id)
  if (row === null) throw transactionErrors.proposalNotFound()
  requireOpen(row, clock.now())
  throw transactionErrors.proposalClosed()
}

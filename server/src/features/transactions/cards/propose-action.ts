import { type Action, action as actionShape, intentsOf } from '@windhover/core/transactions/action'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { kindOf } from '@windhover/core/transactions/intent'
import { APPROVAL_LIFE_MS, type Proposal } from '@windhover/core/transactions/proposal'
import { type TracedField, traceFields } from '@windhover/core/transactions/trace-fields'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import type { PreparedIntent, Unclear } from '../../../ports/prepared-intent.ts'
import { uuidOf } from '../accept/choose-intent-id.ts'
import type { TransactionParts } from '../parts.ts'
import { autoApprove } from './auto-approve.ts'
import { hashAction } from './hash-action.ts'
import { findProposal, insertProposal, type ProposalRow, replaceProposal } from './proposal-store.ts'
import { publishProposal } from './publish-proposal.ts'
import type { Origin } from './tables.ts'

type Prepare = (intentIds: readonly string[]) => Promise<readonly PreparedIntent[] | Unclear>
export type Proposed = { status: 'done'; proposal: Proposal } | Unclear

/**
 * One call, one card: a call that is repeated finds the card it made before. `prepare` is given the ids that the intents
 * will have, a function of the card's own.
 */
export async function proposeAction(
  parts: TransactionParts,
  call: ToolCall,
  { count, prepare }: { count: number; prepare: Prepare },
): Promise<Proposed> {
  const { userId, vaultId, messageId, toolCallId } = call
  const id = uuidOf(['proposal', userId, vaultId, messageId, toolCallId].join('\n'))
  const before = await findProposal(parts.db, id)
  if (before !== null) return answer(before)
  const intentIds = Array.from({ length: count }, (_, index) => uuidOf(`intent ${index} of proposal\n${id}`))
  const prepared = await prepare(intentIds)
  if ('status' in prepared) return prepared
  // Who stopped the reply wants nothing of it any more.
  call.signal.throwIfAborted()
  const row = await storeProposal(parts, { id, call, prepared })
  await publishProposal(parts, row)
  try {
    const [only] = prepared
    if (only !== undefined && prepared.length === 1) await autoApprove(parts, { row, call, prepared: only })
  } catch (error) {
    // Whatever keeps it from being approved right away leaves the card, which the person can still approve.
    parts.log.warn({ err: error, proposalId: id }, 'it waits for its card')
  }
  // Read again: an error may have come after it was decided, and what is told has to be what is.
  return answer((await findProposal(parts.db, id)) ?? row)
}

async function storeProposal(
  { db, clock }: TransactionParts,
  { id, call, prepared }: { id: string; call: ToolCall; prepared: readonly PreparedIntent[] },
): Promise<ProposalRow> {
  const action = toAction(prepared)
  const createdAt = clock.now()
  const { userId, sessionId, conversationId, messageId, toolCallId, revises } = call
  return await db.transaction(async (tx) => {
    const inserted = await insertProposal(tx, {
      id,
      vaultId: BigInt(call.vaultId),
      userId,
      sessionId,
      conversationId,
      messageId,
      toolCallId,
      action,
      actionHash: hashAction(action),
      origins: prepared.map((each, index) => originOf(call, each, index)),
      state: 'open',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + APPROVAL_LIFE_MS),
    })
    const row = inserted ?? (await findProposal(tx, id))
    // The same call of another person: ids of messages are nobody's to choose twice.
    if (row === null) throw transactionErrors.idTaken()
    if (revises === undefined || inserted === null) return row
    const replaced = await replaceProposal(tx, { id: revises.proposalId, by: id, at: createdAt })
    if (replaced === null) throw transactionErrors.proposalClosed()
    return row
  })
}

function toAction(prepared: readonly PreparedIntent[]): Action {
  const intents = prepared.map(({ intent }) => intent)
  return actionShape.parse(
    intents.length === 1 ? { type: 'intent', intent: intents[0] } : { type: 'sequence', intents },
  )
}

function originOf(call: ToolCall, prepared: PreparedIntent, index: number): Origin {
  const { made, args, quote } = prepared
  return { tool: made.contract.name, args, quote, fields: traceAll(call, prepared, index) }
}

/** Another card in the place of one says of each field what the first one said, but for what the person changed. */
function traceAll(
  { sources, revises }: ToolCall,
  { made, claims }: PreparedIntent,
  index: number,
): readonly TracedField[] {
  if (revises === undefined) return traceFields(sources, made, claims)
  const before = new Map(revises.fields[index]?.map(({ field, from }) => [field, from]))
  return claims.map(({ field, label }) => ({ field, label, from: before.get(field) ?? 'model' }))
}

function answer({ id, action, expiresAt, autoApprovedFor }: ProposalRow): Proposed {
  const intents = intentsOf(action)
  if (intents.some((intent) => kindOf(intent).card === null)) throw transactionErrors.proposalRefused()
  return {
    status: 'done',
    proposal: {
      proposalId: id,
      intents: intents.map(({ type, chain }) => ({ type, chain })),
      expiresAt: expiresAt.toISOString(),
      ...(autoApprovedFor === null ? {} : { autoApproved: true }),
    },
  }
}

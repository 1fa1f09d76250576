import type { TokenView } from '@windhover/core/tokens/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { type Intent, intent as intentShape } from '@windhover/core/transactions/intent'
import { APPROVAL_LIFE_MS, type Proposal } from '@windhover/core/transactions/proposal'
import {
  type FieldClaim,
  type MadeCall,
  type TracedField,
  traceFields,
} from '@windhover/core/transactions/trace-fields'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import { uuidOf } from '../choose-intent-id.ts'
import { hashIntent } from '../make-approval.ts'
import { goAtOnce } from './go-at-once.ts'
import { findProposal, insertProposal, type ProposalRow, replaceProposal } from './proposal-store.ts'
import type { QuoteFacts } from './tables.ts'
import { tellProposal } from './tell-proposal.ts'

/** What a tool has worked out before a card can be drawn. */
export type Prepared = {
  readonly made: MadeCall
  /** The same call with every token by its address, so that another card is about the very same ones. */
  readonly args: Readonly<Record<string, unknown>>
  readonly intent: Intent
  readonly quote: QuoteFacts | null
  readonly claims: readonly FieldClaim[]
}

type Unclear =
  | { status: 'ask'; question: string; options: TokenView[] }
  | { status: 'refused'; reason: string }

/**
 * One call, one card: a call that is repeated finds the card it made before. `prepare` is given the id that the intent
 * will have, a function of the card's own.
 */
export async function proposeIntent(
  parts: FeatureParts,
  call: ToolCall,
  prepare: (intentId: string) => Promise<Prepared | Unclear>,
): Promise<{ status: 'done'; proposal: Proposal } | Unclear> {
  const { userId, vaultId, messageId, toolCallId } = call
  const id = uuidOf(['proposal', userId, vaultId, messageId, toolCallId].join('\n'))
  const before = await findProposal(parts.db, id)
  if (before !== null) return answer(before)
  const prepared = await prepare(uuidOf(`intent of proposal\n${id}`))
  if ('status' in prepared) return prepared
  // Who stopped the reply wants nothing of it any more.
  call.signal.throwIfAborted()
  const row = await storeProposal(parts, { id, call, prepared })
  await tellProposal(parts, row)
  try {
    await goAtOnce(parts, { row, call, made: prepared.made })
  } catch (error) {
    // Whatever keeps it from going at once leaves the card, which the person can still approve.
    parts.log.warn({ err: error, proposalId: id }, 'it waits for its card')
  }
  // Read again: an error may have come after it was decided, and what is told has to be what is.
  return answer((await findProposal(parts.db, id)) ?? row)
}

async function storeProposal(
  { db, clock }: FeatureParts,
  { id, call, prepared }: { id: string; call: ToolCall; prepared: Prepared },
): Promise<ProposalRow> {
  const body = intentShape.parse(prepared.intent)
  const createdAt = clock.now()
  const { userId, sessionId, conversationId, messageId, toolCallId, revises } = call
  const fields = traceAll(call, prepared)
  return await db.transaction(async (tx) => {
    const inserted = await insertProposal(tx, {
      id,
      vaultId: BigInt(call.vaultId),
      userId,
      sessionId,
      conversationId,
      messageId,
      toolCallId,
      tool: prepared.made.contract.name,
      args: prepared.args,
      body,
      intentHash: hashIntent(body),
      quote: prepared.quote,
      fields,
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

/** Another card in the place of one says of each field what the first one said, but for what the person changed. */
function traceAll({ sources, revises }: ToolCall, { made, claims }: Prepared): readonly TracedField[] {
  if (revises === undefined) return traceFields(sources, made, claims)
  const before = new Map(revises.fields.map(({ field, from }) => [field, from]))
  return claims.map(({ field, label }) => ({ field, label, from: before.get(field) ?? 'model' }))
}

function answer({ id, body, expiresAt, wentAtOnceFor }: ProposalRow): { status: 'done'; proposal: Proposal } {
  if (body.type === 'associate') throw transactionErrors.proposalRefused()
  const { type, chain } = body
  return {
    status: 'done',
    proposal: {
      proposalId: id,
      type,
      chain,
      expiresAt: expiresAt.toISOString(),
      ...(wentAtOnceFor === null ? {} : { wentAtOnce: true }),
    },
  }
}

import { randomUUID } from 'node:crypto'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Proposal } from '@windhover/core/transactions/proposal'
import type { MoneyField } from '@windhover/core/transactions/trace-fields'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import { findProposal, type ProposalRow } from './proposal-store.ts'
import { tellProposal } from './tell-proposal.ts'

export type Revision = {
  readonly amount?: string | undefined
  readonly slippage?: number | undefined
  readonly to?: string | undefined
}

/** What a person may change on a card, by the tool that made it. */
const CHANGES: Readonly<
  Record<keyof Revision, { readonly field: MoneyField; readonly tools: readonly string[] }>
> = {
  amount: { field: 'amount', tools: ['propose_swap', 'propose_transfer', 'propose_wrap', 'propose_unwrap'] },
  slippage: { field: 'slippage', tools: ['propose_swap'] },
  to: { field: 'recipient', tools: ['propose_transfer'] },
}

type Answer =
  | { status: 'done'; proposal: Proposal }
  | { status: 'ask' | 'refused'; question?: string; reason?: string }

/** Has the same tool prepare it once more, by the figures of the person. Nobody's words are read again. */
export async function reviseProposal(
  parts: FeatureParts,
  row: ProposalRow,
  given: { sessionId: string; revision: Revision },
): Promise<ProposalRow> {
  if (row.state !== 'open' && row.state !== 'expired') throw transactionErrors.proposalClosed()
  const tool = parts.agentTools().find(({ contract }) => contract.name === row.tool)
  const named = (Object.keys(CHANGES) as (keyof Revision)[]).filter(
    (name) => given.revision[name] !== undefined,
  )
  if (tool === undefined || named.some((name) => !CHANGES[name].tools.includes(row.tool)))
    throw transactionErrors.proposalRefused()
  const picked = named.map((name) => CHANGES[name].field)
  const fields = row.fields.map((each) =>
    picked.includes(each.field) ? { ...each, from: 'picked' as const } : each,
  )
  const call: ToolCall = {
    userId: row.userId,
    vaultId: row.vaultId.toString(),
    sessionId: given.sessionId,
    conversationId: row.conversationId,
    messageId: row.messageId,
    toolCallId: `revised:${randomUUID()}`,
    sources: { typed: [], reading: { kind: 'unknown' }, answered: [] },
    revises: { proposalId: row.id, fields },
    signal: new AbortController().signal,
  }
  const run = tool.run as (input: unknown, call: ToolCall) => Promise<Answer>
  const answer = await run({ ...row.args, ...changesOf(given.revision) }, call)
  if (answer.status !== 'done') throw refusal(answer)
  const [made, replaced] = await Promise.all([
    findProposal(parts.db, answer.proposal.proposalId),
    findProposal(parts.db, row.id),
  ])
  if (made === null) throw transactionErrors.proposalNotFound()
  if (replaced !== null) await tellProposal(parts, replaced)
  return made
}

/** A figure that is typed on the card is of what is given. */
function changesOf({ amount, slippage, to }: Revision): Readonly<Record<string, unknown>> {
  return {
    ...(amount === undefined ? {} : { amount, amountOf: 'sell' }),
    ...(slippage === undefined ? {} : { slippage }),
    ...(to === undefined ? {} : { to }),
  }
}

function refusal({ question, reason }: { question?: string; reason?: string }) {
  if (reason === transactionErrors.proposalClosed().message) return transactionErrors.proposalClosed()
  return transactionErrors.proposalRefused({
    text: reason ?? question ?? 'This cannot be prepared any more.',
  })
}

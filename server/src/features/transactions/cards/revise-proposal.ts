import { randomUUID } from 'node:crypto'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { MoneyField } from '@windhover/core/transactions/trace-fields'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import type { Unclear } from '../../../ports/prepared-intent.ts'
import type { TransactionParts } from '../parts.ts'
import { findProposal, type ProposalRow } from './proposal-store.ts'
import { proposeCalls } from './propose-calls.ts'
import { publishProposal } from './publish-proposal.ts'
import type { Origin } from './tables.ts'

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

/** Has the same tools prepare it once more, by the figures of the person. Nobody's words are read again. */
export async function reviseProposal(
  parts: TransactionParts,
  row: ProposalRow,
  given: { sessionId: string; revision: Revision },
): Promise<ProposalRow> {
  if (row.state !== 'open' && row.state !== 'expired') throw transactionErrors.proposalClosed()
  const origins = changeOrigins(row, given.revision)
  const call: ToolCall = {
    userId: row.userId,
    vaultId: row.vaultId.toString(),
    sessionId: given.sessionId,
    conversationId: row.conversationId,
    messageId: row.messageId,
    toolCallId: `revised:${randomUUID()}`,
    sources: { typed: [], reading: null, answered: [] },
    revises: { proposalId: row.id, fields: origins.map(({ fields }) => fields) },
    signal: new AbortController().signal,
  }
  const answer = await proposeCalls(parts, call, { tools: parts.agentTools(), calls: origins })
  if (answer.status !== 'done') throw refusal(answer)
  const [made, replaced] = await Promise.all([
    findProposal(parts.db, answer.proposal.proposalId),
    findProposal(parts.db, row.id),
  ])
  if (made === null) throw transactionErrors.proposalNotFound()
  if (replaced !== null) await publishProposal(parts, replaced)
  return made
}

/** Figures can be changed where there is one intent, so that nobody has to guess whose they are. */
function changeOrigins({ origins }: ProposalRow, revision: Revision): readonly Origin[] {
  const named = (Object.keys(CHANGES) as (keyof Revision)[]).filter((name) => revision[name] !== undefined)
  const canChange = origins.every(({ tool }) => named.every((name) => CHANGES[name].tools.includes(tool)))
  if (!canChange || (named.length > 0 && origins.length > 1)) throw transactionErrors.proposalRefused()
  const picked = named.map((name) => CHANGES[name].field)
  return origins.map((origin) => ({
    ...origin,
    args: { ...origin.args, ...changesOf(revision) },
    fields: origin.fields.map((each) =>
      picked.includes(each.field) ? { ...each, from: 'picked' as const } : each,
    ),
  }))
}

/** A figure that is typed on the card is of what is given. */
function changesOf({ amount, slippage, to }: Revision): Readonly<Record<string, unknown>> {
  return {
    ...(amount === undefined ? {} : { amount, amountOf: 'sell' }),
    ...(slippage === undefined ? {} : { slippage }),
    ...(to === undefined ? {} : { to }),
  }
}

function refusal(unclear: Unclear) {
  return transactionErrors.proposalRefused({
    text: unclear.status === 'ask' ? unclear.question : unclear.reason,
  })
}

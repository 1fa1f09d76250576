import type { QuoteFeeView, RouteStepView } from '@windhover/core/swaps/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import type { ProposalState } from '@windhover/core/transactions/proposal'
import type { TracedField } from '@windhover/core/transactions/trace-fields'
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What a venue said when the card was made, beside what the intent itself promises. */
export type QuoteFacts = {
  readonly priceImpactPct: number | null
  readonly route: readonly RouteStepView[]
  readonly fees: readonly QuoteFeeView[]
}

/** What the agent prepared. Nothing here moves money: an approved one has its intent, which does. */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    /** The session in which it was made is the one that can approve it. */
    sessionId: text('session_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    messageId: text('message_id').notNull(),
    toolCallId: text('tool_call_id').notNull(),
    /** The tool and what it was asked for, tokens by their addresses: what another card is made of. */
    tool: text('tool').notNull(),
    args: jsonb('args').$type<Readonly<Record<string, unknown>>>().notNull(),
    body: jsonb('body').$type<Intent>().notNull(),
    intentHash: text('intent_hash').notNull(),
    quote: jsonb('quote').$type<QuoteFacts>(),
    fields: jsonb('fields').$type<readonly TracedField[]>().notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    /** Of one that went without a card: the person's message that it was read from, each of which counts once. */
    wentAtOnceFor: text('went_at_once_for'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedAt: at('decided_at'),
    replacedBy: uuid('replaced_by'),
    intentId: uuid('intent_id'),
  },
  (table) => [
    uniqueIndex('proposals_call').on(table.messageId, table.toolCallId),
    uniqueIndex('proposals_at_once').on(table.wentAtOnceFor),
    index('proposals_vault').on(table.vaultId, table.createdAt.desc()),
    index('proposals_user').on(table.userId),
  ],
)

import type { Action } from '@windhover/core/transactions/action'
import type { ProposalState } from '@windhover/core/transactions/proposal'
import type { TracedField } from '@windhover/core/transactions/trace-fields'
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { QuoteFacts } from '../../../ports/prepared-intent.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** How one intent of a card came about, in the order of the action. */
export type Origin = {
  /** The tool and what it was asked for, tokens by their addresses: what another card is made of. */
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly quote: QuoteFacts | null
  readonly fields: readonly TracedField[]
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
    action: jsonb('action').$type<Action>().notNull(),
    actionHash: text('action_hash').notNull(),
    origins: jsonb('origins').$type<readonly Origin[]>().notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    /** Of one that needed no press: the person's message that it was read from, each of which counts once. */
    autoApprovedFor: text('auto_approved_for'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedAt: at('decided_at'),
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    uniqueIndex('proposals_call').on(table.messageId, table.toolCallId),
    uniqueIndex('proposals_auto_approved').on(table.autoApprovedFor),
    index('proposals_vault').on(table.vaultId, table.createdAt.desc()),
    index('proposals_user').on(table.userId),
  ],
)

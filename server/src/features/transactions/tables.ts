import type { ChainId } from '@windhover/core/chains/chain'
import type { Failure } from '@windhover/core/errors/failure'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { ReceiptView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredQuote } from './books/stored-quote.ts'
import type { StoredAction, StoredEffects } from './stores/stored-action.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Vaults are the shard key, so nothing here refers to the tables of accounts. */
export const intents = pgTable(
  'intents',
  {
    id: uuid('id').primaryKey(),
    /** The order in which a lane takes its intents, and the cursor of lists. */
    position: bigint('position', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    body: jsonb('body').$type<Intent>().notNull(),
    intentHash: text('intent_hash').notNull(),
    origin: text('origin').$type<'panel' | 'agent' | 'conditional' | 'api'>().notNull(),
    /** Whom a transfer pays. */
    recipient: text('recipient'),
    /** Of a sequence: the intent before it, which has to be confirmed first. */
    follows: uuid('follows'),
    state: text('state').$type<IntentState>().notNull(),
    /** Counts transitions: whoever makes one compares it with what was read, so that nobody moves what has moved on. */
    version: integer('version').notNull().default(0),
    /** Which action of the plan is being worked on. */
    step: integer('step').notNull().default(0),
    /** How many actions the plan has; null before it was planned first. The operator's fee is the last of them. */
    stepsTotal: integer('steps_total'),
    /** What the operator takes and where, as it was when the intent was planned; null where it takes nothing. */
    serviceFee: jsonb('service_fee').$type<StoredFee>(),
    failure: jsonb('failure').$type<Failure>(),
    transactionId: text('transaction_id'),
    receipt: jsonb('receipt').$type<ReceiptView>(),
    /** Of a swap: the quote that its last plan was made from. */
    venueQuote: jsonb('venue_quote').$type<StoredQuote>(),
    /** Final in the chain, receipt and ledger written: nobody needs to look again. */
    isSettled: boolean('is_settled').notNull().default(false),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    checkedAt: at('checked_at'),
  },
  (table) => [
    index('intents_vault').on(table.vaultId, table.position.desc()),
    index('intents_open')
      .on(table.vaultId, table.chain, table.position)
      .where(sql`${table.state} in ('APPROVED','PLANNED','SIGNED','SUBMITTED','UNKNOWN')`),
    index('intents_follows').on(table.follows).where(sql`${table.follows} is not null`),
    index('intents_ended').on(table.changedAt, table.id).where(sql`${table.state} in ('CONFIRMED','FAILED')`),
    index('intents_unsettled').on(table.changedAt).where(sql`not ${table.isSettled}`),
  ],
)

/** Every action that was ever built to be signed: none is forgotten, because any of them may land. */
export const intentAttempts = pgTable(
  'intent_attempts',
  {
    intentId: uuid('intent_id')
      .notNull()
      .references(() => intents.id),
    step: integer('step').notNull(),
    epoch: integer('epoch').notNull(),
    /** What the action is for: what was asked, or the operator's fee. */
    role: text('role').$type<AttemptRole>().notNull().default('intent'),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    action: jsonb('action').$type<StoredAction>().notNull(),
    quoted: jsonb('quoted').$type<StoredEffects>().notNull(),
    nonce: integer('nonce'),
    signedTransaction: text('signed_transaction'),
    transactionId: text('transaction_id'),
    /** Of an order: the transaction by which somebody else filled it. */
    filledBy: text('filled_by'),
    state: text('state').$type<AttemptState>().notNull(),
    /** Counts changes of the state, as the intent's own does. */
    version: integer('version').notNull().default(0),
    /** Landed so deep that no reorganisation undoes it: nobody asks about it any more. */
    isFinal: boolean('is_final').notNull().default(false),
    /** Counted before each try: a first refusal is certain only if nobody had tried before. */
    submitTries: integer('submit_tries').notNull().default(0),
    /** How often in a row the node said that the nonce is used while none of our hashes was seen. */
    doubts: integer('doubts').notNull().default(0),
    feeRaw: numeric('fee_raw', { precision: 78 }),
    executed: jsonb('executed').$type<StoredEffects['changes']>(),
    builtAt: at('built_at').notNull(),
    submittedAt: at('submitted_at'),
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.intentId, table.step, table.epoch] }),
    index('intent_attempts_nonce').on(table.vaultId, table.chain, table.nonce),
    uniqueIndex('intent_attempts_transaction').on(table.chain, table.transactionId),
  ],
)

export type AttemptRole = 'intent' | 'service-fee'
export type StoredFee = { readonly token: string; readonly amountRaw: RawAmount; readonly to: string }

/** `void`: can never land any more, because nobody but us has the bytes and we let them go, or its nonce is used. */
export type AttemptState = 'planned' | 'signed' | 'submitted' | 'confirmed' | 'failed' | 'expired' | 'void'

/** Double entry, written once per settled action. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    intentId: uuid('intent_id')
      .notNull()
      .references(() => intents.id),
    step: integer('step').notNull(),
    line: integer('line').notNull(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    account: text('account').notNull(),
    token: text('token').notNull(),
    amountRaw: numeric('amount_raw', { precision: 78 }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.intentId, table.step, table.line] }),
    index('ledger_entries_account').on(table.account, table.token),
  ],
)

/** One row per vault and chain that has ever moved money. */
export const vaultLanes = pgTable(
  'vault_lanes',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    /** Only the call that carries this number goes on; older ones end. */
    turn: integer('turn').notNull().default(0),
    /** When the next call is due; null while nothing is planned. */
    dueAt: at('due_at'),
    failures: integer('failures').notNull().default(0),
    failingSince: at('failing_since'),
    /** Why it is held up, in words for people. */
    parkedReason: text('parked_reason'),
  },
  (table) => [primaryKey({ columns: [table.vaultId, table.chain] })],
)

import type { SignedStatement } from '@windhover/core/authority/proofs'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const accountUser = pgTable(
  'account_user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Made up, unreachable and never shown: nobody is asked for one. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** No way to sign in yet; ends with the first passkey. */
    guest: boolean('guest').notNull().default(false),
    /** As the signer knows the person; nobody else can take it. */
    owner: text('owner').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('account_user_created_at').on(table.createdAt, table.id),
    // Guests alone: the sweep must not read everybody to find them.
    index('account_user_guest').on(table.createdAt, table.id).where(sql`${table.guest}`),
  ],
)

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => accountUser.id, { onDelete: 'cascade' })

export const accountSession = pgTable(
  'account_session',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    token: text('token').notNull().unique(),
    method: text('method', { enum: ['passkey', 'ethereum', 'solana', 'recovery', 'guest'] }).notNull(),
    device: text('device').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    steppedUpAt: instant('stepped_up_at'),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('account_session_user').on(table.userId),
    index('account_session_expires_at').on(table.expiresAt),
  ],
)

/** What owners have said at sign-up and sign-in, until the signer has heard it. */
export const accountStatement = pgTable(
  'account_statement',
  {
    hash: text('hash').primaryKey(),
    userId: userId(),
    /** In the order in which it was said. */
    position: bigint('position', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    signed: jsonb('signed').$type<SignedStatement>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_statement_user').on(table.userId, table.position)],
)

/** One row per wallet that may sign in. */
export const accountWallet = pgTable(
  'account_wallet',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    providerId: text('chain', { enum: ['ethereum', 'solana'] }).notNull(),
    accountId: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_wallet_chain_address').on(table.providerId, table.accountId),
    index('account_wallet_user').on(table.userId),
  ],
)

export const accountPasskey = pgTable(
  'account_passkey',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name'),
    credentialID: text('credential_id').notNull().unique(),
    /** The key among those of its owner. */
    keyId: text('key_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** An unsigned 32-bit number: too large for a signed integer column. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_passkey_user').on(table.userId)],
)

/** Open challenges and wallet nonces, deleted when they are used. */
export const accountChallenge = pgTable(
  'account_challenge',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('account_challenge_identifier').on(table.identifier),
    index('account_challenge_expires_at').on(table.expiresAt),
  ],
)

export const accountRecoveryCode = pgTable(
  'account_recovery_code',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** SHA-256 of what the browser derives from the code to sign in: 125 random bits need neither salt nor a slow hash. */
    codeHash: text('code_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_recovery_code_user').on(table.userId)],
)

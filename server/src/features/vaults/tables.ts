import type { VaultColor } from '@windhover/core/vaults/constants'
import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A row is reserved first, so that the signer can bind the keys to the vault's id, and is a vault only
 * once `ready_at` is set. The creation key makes a repeated request find its own row again.
 */
export const vaults = pgTable(
  'vaults',
  {
    tokenId: bigint('token_id', { mode: 'bigint' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: text('user_id').notNull(),
    creationKey: text('creation_key').notNull(),
    publicKey: text('public_key'),
    ethAddress: text('eth_address'),
    hederaAccountId: text('hedera_account_id'),
    name: text('name'),
    color: text('color').$type<VaultColor>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** When its owner last changed how it is known by sight; null: never. */
    renamedAt: timestamp('renamed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('vaults_creation_key').on(table.creationKey),
    index('vaults_user').on(table.userId, table.tokenId),
    index('vaults_renamed').on(table.renamedAt, table.tokenId).where(sql`${table.renamedAt} is not null`),
  ],
)

/** Only the hash of a key is kept. `seal_secret` opens the form a browser holds and is no key by itself. */
export const vaultApiKeys = pgTable(
  'vault_api_keys',
  {
    keyId: text('key_id').primaryKey(),
    vaultId: bigint('vault_id', { mode: 'bigint' })
      .notNull()
      .references(() => vaults.tokenId),
    label: text('label').notNull(),
    hash: text('hash').notNull(),
    hint: text('hint').notNull(),
    sealSecret: bytes('seal_secret').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('vault_api_keys_hash').on(table.hash),
    index('vault_api_keys_vault').on(table.vaultId, table.createdAt),
  ],
)

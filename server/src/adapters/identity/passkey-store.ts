import type { AuthenticatorTransportFuture } from '@simplewebauthn/server'
import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Queries } from './queries.ts'
import { accountPasskey } from './tables.ts'

const LISTED_PASSKEYS = 100

type PasskeyRow = typeof accountPasskey.$inferSelect

const toView = (row: PasskeyRow): PasskeyView => ({
  id: row.id,
  keyId: row.keyId,
  name: row.name ?? 'Passkey',
  createdAt: row.createdAt.toISOString(),
  synced: row.backedUp,
})

/** How a passkey is named to a browser. */
export const toDescriptor = (row: PasskeyRow) => ({
  id: row.credentialID,
  transports: (row.transports ?? '')
    .split(',')
    .filter((text) => text !== '') as AuthenticatorTransportFuture[],
})

export const readPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(accountPasskey)
    .where(eq(accountPasskey.userId, userId))
    .orderBy(asc(accountPasskey.createdAt))
    .limit(LISTED_PASSKEYS)

export const listPasskeys = async (db: Database, userId: string): Promise<PasskeyView[]> =>
  (await readPasskeys(db, userId)).map(toView)

export async function countPasskeys(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(accountPasskey)
    .where(eq(accountPasskey.userId, userId))
  return row?.total ?? 0
}

export async function renamePasskey(
  db: Database,
  input: { userId: string; id: string; name: string },
): Promise<PasskeyView> {
  const [row] = await db
    .update(accountPasskey)
    .set({ name: input.name })
    .where(and(eq(accountPasskey.id, input.id), eq(accountPasskey.userId, input.userId)))
    .returning()
  if (row === undefined) throw accountErrors.passkeyNotFound()
  return toView(row)
}

import { SESSION_VALID_MS } from '@windhover/core/accounts/constants'
import type { SignInMethod } from '@windhover/core/accounts/contract'
import type { Visitor } from '../../ports/identity.ts'
import { describeDevice } from './describe-device.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { newId, newToken } from './new-id.ts'
import { countPasskeys } from './passkey-store.ts'
import type { Queries } from './queries.ts'
import { accountSession } from './tables.ts'

const USER_AGENT_MAX_LENGTH = 400

type Start = { readonly visitor: Visitor; readonly userId: string; readonly method: SignInMethod }

/** Starts a session for a user who was proven, by whatever way. */
export async function startSession(
  { db, clock, sessionCookie }: Pick<IdentityParts, 'clock' | 'sessionCookie'> & { db: Queries },
  { visitor, userId, method }: Start,
): Promise<StartedSession> {
  const now = clock.now()
  const token = newToken()
  const userAgent = visitor.headers.get('user-agent')
  await db.insert(accountSession).values({
    id: newId(),
    userId,
    token,
    method,
    device: describeDevice(userAgent),
    userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    ipAddress: plainAddress(visitor.ipAddress),
    steppedUpAt: (await provesPresence(db, userId, method)) ? now : null,
    lastSeenAt: now,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_VALID_MS),
  })
  return { token, setCookies: [sessionCookie.write(token)] }
}

/**
 * A recovery code is something one has on paper. Who makes a guest account is there at that moment. A wallet counts only
 * for an account without a passkey: signing in again must not be a way around the stronger proof.
 */
async function provesPresence(db: Queries, userId: string, method: SignInMethod): Promise<boolean> {
  if (method === 'passkey') return true
  return method !== 'recovery' && (await countPasskeys(db, userId)) === 0
}

/** A socket for both families writes an IPv4 address as an IPv6 one. */
const plainAddress = (text: string): string | null => text.replace(/^::ffff:(?=[\d.]+$)/i, '') || null

import { CHALLENGE_VALID_MS, RECOVERY_GRACE_MS } from '@windhover/core/accounts/constants'
import { sessionRevoked } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { asc, gt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LiveEvents } from '../../platform/live/live-events.ts'
import type { Logger } from '../../platform/log/logger.ts'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { Identity, SessionInfo, Visitor } from '../../ports/identity.ts'
import { readAccountView } from './account-view.ts'
import { takeGuestBudget } from './guest-budget.ts'
import { createGuest, isGuest, listUnreachableGuests, removeUnreachableGuests } from './guests.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { finishRegistration, startRegistration } from './passkey-registration.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkey-sign-in.ts'
import { listPasskeys, renamePasskey } from './passkey-store.ts'
import { replaceRecoveryCodes, signInWithRecoveryCode } from './recovery-codes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { removePasskey, removeWallet } from './remove-credential.ts'
import { removeExpired } from './remove-expired.ts'
import { createSessionCache } from './session-cache.ts'
import { startSessionInvalidation } from './session-invalidation.ts'
import { createSessionReader } from './session-reader.ts'
import { createSessionStore, type EndedSession } from './session-store.ts'
import { createSignedCookie } from './signed-cookie.ts'
import { findOwner, forgetHeard, listUnheard } from './statements.ts'
import { checkStepUp, startStepUp } from './step-up.ts'
import { stepUpUntil } from './step-up-window.ts'
import { accountUser } from './tables.ts'
import { finishWalletSignIn, startWalletSignIn } from './wallet-sign-in.ts'

const CACHED_SESSIONS = 50_000
const CACHE_TTL_MS = 3_000
/** The longest life browsers grant a cookie. The row in the database decides when a session really ends. */
const SESSION_COOKIE_LIFE_S = 400 * 24 * 60 * 60

export type IdentityOptions = {
  readonly db: Database
  readonly redis: RedisConnection
  readonly config: {
    readonly publicOrigin: string
    readonly authSecret: string
    readonly statementDomain: StatementDomain
  }
  readonly clock: Clock
  readonly log: Logger
  /** Where open tabs hear that their session ended; a process without browsers leaves it out. */
  readonly live?: LiveEvents
}

/** Accounts, sessions and every way to sign in. */
export function createIdentity(options: IdentityOptions): Identity {
  const { db, redis, config, clock, log, live } = options
  const party = relyingPartyOf(config.publicOrigin)
  const cookie = (name: string, lifeS: number) =>
    createSignedCookie({ name, lifeS, party, secret: config.authSecret })
  const sessionCookie = cookie('windhover-session', SESSION_COOKIE_LIFE_S)
  const challengeCookie = cookie('windhover-challenge', CHALLENGE_VALID_MS / 1000)
  const domain = config.statementDomain
  const parts: IdentityParts = { db, clock, party, domain, sessionCookie, challengeCookie }

  const cache = createSessionCache({
    maxEntries: CACHED_SESSIONS,
    ttlMs: CACHE_TTL_MS,
    nowMs: clock.elapsedMs ?? (() => performance.now()),
  })
  const invalidation = startSessionInvalidation({ redis, cache, log })
  const store = createSessionStore({ db, clock })
  const readSession = createSessionReader({ sessionCookie, cache, store, clock, log })

  const publishEnded = async (ended: readonly EndedSession[]) => {
    await invalidation.announce(ended.map(({ sessionId }) => sessionId))
    for (const { userId, sessionId } of ended) {
      await live?.publish(userId, sessionRevoked, { sessionId }).catch((error: unknown) => {
        log.warn({ err: error }, 'open tabs were not told that their session ended')
      })
    }
  }

  /** The view of a session that was just started in this browser, in place of the one it had. */
  const enter = async (visitor: Visitor, started: StartedSession) => {
    const session = (await store.load(started.token))?.info
    if (session === undefined) throw accountErrors.sessionRequired()
    const previous = await readSession(visitor)
    if (previous !== null) await publishEnded(await store.endOne(previous, previous.sessionId))
    return { value: await readAccountView(parts, session), setCookies: started.setCookies }
  }

  return {
    readSession,
    getAccount: (session) => readAccountView(parts, session),

    startPasskeyRegistration: async (session) => {
      await requireStepUpToAddPasskey(parts, session)
      return await startRegistration(parts, session)
    },
    registerPasskey: async (visitor, session, { response, name, enrolment }) => {
      const answer = { visitor, session, response, name, enrolment }
      const started = await finishRegistration(parts, answer)
      if (started !== null) return { ...(await enter(visitor, started)), created: true }
      if (session === null) throw accountErrors.sessionRequired()
      // A guest's session may just have become an ordinary one.
      await invalidation.announce([session.sessionId])
      const now = (await readSession(visitor)) ?? session
      return { value: await readAccountView(parts, now), setCookies: [], created: false }
    },
    startPasskeySignIn: () => startPasskeySignIn(parts),
    signInWithPasskey: async (visitor, answer) =>
      enter(visitor, await finishPasskeySignIn(parts, visitor, answer)),

    startWalletSignIn: (wallet) => startWalletSignIn(parts, wallet),
    signInWithWallet: async (visitor, signed) => {
      const started = await finishWalletSignIn(parts, visitor, signed)
      return { ...(await enter(visitor, started)), created: started.created }
    },
    signInWithRecoveryCode: async (visitor, secret) =>
      enter(visitor, await signInWithRecoveryCode(parts, visitor, secret)),
    startGuest: async (visitor, session, enrolment) => {
      if (session !== null) {
        return { value: await readAccountView(parts, session), setCookies: [], created: false }
      }
      await takeGuestBudget({ redis, clock, ipAddress: visitor.ipAddress })
      return { ...(await enter(visitor, await createGuest(parts, visitor, enrolment))), created: true }
    },
    isGuest: (userId) => isGuest(db, userId),
    listUnreachableGuests: (limit) => listUnreachableGuests(parts, limit),
    removeUnreachableGuests: (userIds) => removeUnreachableGuests(parts, userIds),
    signOut: async (session) => {
      await publishEnded(await store.endOne(session, session.sessionId))
      return { value: null, setCookies: [sessionCookie.clear()] }
    },

    startStepUp: (session) => startStepUp(parts, session),
    finishStepUp: async (session, proof) => {
      await checkStepUp(parts, session, proof)
      const steppedUpAt = await store.markSteppedUp(session)
      await invalidation.announce([session.sessionId])
      return await readAccountView(parts, { ...session, steppedUpAt })
    },

    listPasskeys: (session) => listPasskeys(db, session.userId),
    renamePasskey: (session, input) => renamePasskey(db, { userId: session.userId, ...input }),
    removePasskey: (session, id) => removePasskey(db, { userId: session.userId, id }),
    removeWallet: (session, wallet) => removeWallet(db, { userId: session.userId, ...wallet }),
    listSessions: (session) => store.list(session),
    revokeSession: async (session, id) => {
      const ended = await store.endOne(session, id)
      if (ended.length === 0) throw accountErrors.sessionNotFound()
      await publishEnded(ended)
    },
    revokeOtherSessions: async (session) => publishEnded(await store.endOthers(session)),
    replaceRecoveryCodes: ({ userId }, signInHashes) => replaceRecoveryCodes(parts, { userId, signInHashes }),

    findOwner: (userId) => findOwner(db, userId),
    listUnheard: (userId) => listUnheard(db, userId),
    forgetHeard: (hash) => forgetHeard(db, hash),

    listAccountsCreatedAfter: (since, limit) =>
      db
        .select({ userId: accountUser.id, createdAt: accountUser.createdAt })
        .from(accountUser)
        .where(gt(accountUser.createdAt, since))
        .orderBy(asc(accountUser.createdAt), asc(accountUser.id))
        .limit(limit),
    removeExpired: () => removeExpired(parts),
    close: () => invalidation.close(),
  }
}

/**
 * A session that came in by recovery code exists to get a passkey again, so it may add one without further proof.
 * Only at its beginning: later its cookie would be worth more to a thief than that of any other session.
 */
async function requireStepUpToAddPasskey(
  { db, clock }: IdentityParts,
  session: SessionInfo | null,
): Promise<void> {
  if (session === null) return
  const now = clock.now()
  const ageMs = now.getTime() - session.createdAt.getTime()
  const recovering =
    session.method === 'recovery' && session.steppedUpAt === null && ageMs <= RECOVERY_GRACE_MS
  if (recovering || stepUpUntil(session, now) !== null) return
  // A guest has nothing to prove presence with: the session is all there is (docs/decisions/0011).
  if (session.method === 'guest' && (await isGuest(db, session.userId))) return
  throw accountErrors.stepUpRequired()
}

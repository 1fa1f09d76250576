import { CHALLENGE_VALID_MS, SESSION_VALID_MS } from '@windhover/core/accounts/constants'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log/logger.ts'
import { cookieNames } from './cookie-names.ts'
import { describeDevice } from './describe-device.ts'
import { ADDRESS_HEADER } from './library-headers.ts'
import { passkeyPlugin } from './passkey-plugin.ts'
import { countPasskeys } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'
import { sessionPlugin } from './session-plugin.ts'
import * as tables from './tables.ts'

/** The longest life browsers grant a cookie. The row in the database decides when a session really ends. */
const COOKIE_LIFE_S = 400 * 24 * 60 * 60

export type AuthParts = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly party: RelyingParty
  readonly secret: string
}

export type Auth = ReturnType<typeof createAuth>

/** better-auth, configured. Its own HTTP handler is not served: our contract's routes call it instead. */
export function createAuth({ db, clock, log, party, secret }: AuthParts) {
  const names = cookieNames(party)
  return betterAuth({
    appName: party.name,
    baseURL: party.origin,
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // The library reports every refused signature as an error; for us that is daily life.
      log: (_level, message, ...details) => log.debug({ err: details[0] }, `identity library: ${message}`),
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: tables.accountUser,
        session: tables.accountSession,
        account: tables.accountWallet,
        verification: tables.accountChallenge,
        passkey: tables.accountPasskey,
        recoveryCode: tables.accountRecoveryCode,
      },
    }),
    user: { additionalFields: { guest: { type: 'boolean', required: false, input: false } } },
    session: {
      expiresIn: COOKIE_LIFE_S,
      additionalFields: {
        method: { type: 'string', required: true, input: false },
        device: { type: 'string', required: true, input: false },
        steppedUpAt: { type: 'date', required: false, input: false },
        lastSeenAt: { type: 'date', required: true, input: false },
      },
    },
    advanced: {
      // Our wallet table has no columns for OAuth tokens and passwords, which the check would ask for.
      database: { validateSchema: false },
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      defaultCookieAttributes: { secure: party.secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: {
        session_token: { name: names.session },
        [names.challenge]: { name: names.challenge, attributes: { maxAge: CHALLENGE_VALID_MS / 1000 } },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = clock.now()
            const method = typeof session.method === 'string' ? session.method : 'passkey'
            return {
              data: {
                method,
                device: describeDevice(session.userAgent),
                userAgent: session.userAgent?.slice(0, 400) ?? null,
                ipAddress: session.ipAddress || null,
                steppedUpAt: (await provesPresence(db, session.userId, method)) ? now : null,
                lastSeenAt: now,
                createdAt: now,
                updatedAt: now,
                expiresAt: new Date(now.getTime() + SESSION_VALID_MS),
              },
            }
          },
        },
      },
    },
    plugins: [passkeyPlugin({ party, challengeCookie: names.challenge, clock }), sessionPlugin()],
  })
}

/**
 * A recovery code is something one has on paper. Who makes a guest account is there at that moment. A wallet counts only for an account without a passkey: signing in
 * again must not be a way around the stronger proof.
 */
async function provesPresence(db: Database, userId: string, method: string): Promise<boolean> {
  if (method === 'passkey') return true
  return method !== 'recovery' && (await countPasskeys(db, userId)) === 0
}

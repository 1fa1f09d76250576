import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RelyingParty } from './relying-party.ts'
import type { SignedCookie } from './signed-cookie.ts'

/** What the use cases of this folder share. */
export type IdentityParts = {
  readonly db: Database
  readonly clock: Clock
  readonly party: RelyingParty
  readonly domain: StatementDomain
  readonly sessionCookie: SignedCookie
  readonly challengeCookie: SignedCookie
}

/** A session that was just started, and what tells the browser of it. */
export type StartedSession = { readonly token: string; readonly setCookies: string[] }

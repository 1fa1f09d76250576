import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log/logger.ts'
import type { SessionInfo, Visitor } from '../../ports/identity.ts'
import type { Auth } from './create-auth.ts'
import type { RelyingParty } from './relying-party.ts'

/** What the use cases of this folder share. */
export type IdentityParts = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly party: RelyingParty
  readonly auth: Auth
  readonly headersFor: (visitor: Visitor, session: SessionInfo | null) => Headers
}

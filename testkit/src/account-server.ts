import { signerErrors } from '@windhover/core/signing/errors'
import { createIdentity } from '@windhover/server/adapters/identity/index'
import { createOwners } from '@windhover/server/adapters/owners/index'
import { accountBindings } from '@windhover/server/features/accounts/routes'
import type { Clock } from '@windhover/server/platform/clock'
import { connectDatabase } from '@windhover/server/platform/db/database'
import { createServer } from '@windhover/server/platform/http/create-server'
import type { LiveEvents } from '@windhover/server/platform/live/live-events'
import { createRedisLiveEvents } from '@windhover/server/platform/live/redis-live-events'
import { createLogger, type Logger } from '@windhover/server/platform/log/logger'
import { createLeasedRateLimiter } from '@windhover/server/platform/rate/leased-rate-limiter'
import { connectRedis } from '@windhover/server/platform/redis/connect-redis'
import type { Identity } from '@windhover/server/ports/identity'
import type { Signer } from '@windhover/server/ports/signer'
import { type Browser, createBrowser } from './browser.ts'
import { NO_LIMITS } from './no-limits.ts'

export type MovableClock = Clock & { readonly moveBy: (ms: number) => void }

/** Real time plus what the test has moved it by. */
export function createMovableClock(): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    elapsedMs: () => performance.now() + offsetMs,
    moveBy: (ms) => {
      offsetMs += ms
    },
  }
}

export type AccountServer = {
  readonly identity: Identity
  readonly live: LiveEvents
  /** Accounts the other capabilities were told about. */
  readonly created: string[]
  readonly openBrowser: (options?: { userAgent?: string }) => Browser
  readonly stop: () => Promise<void>
}

const away = () => Promise.reject(signerErrors.unavailable())

/** What the signer is asked about owners. */
export type OwnersSigner = Pick<Signer, 'acceptStatement' | 'getOwner' | 'attestOwner' | 'acceptApproval'>
const ABSENT_SIGNER: OwnersSigner = {
  acceptStatement: away,
  getOwner: away,
  attestOwner: away,
  acceptApproval: away,
}

/** One api instance with the account routes alone, on real Postgres and Redis. */
export async function startAccountServer(options: {
  databaseUrl: string
  redis: { url: string; prefix: string; name?: string }
  publicOrigin: string
  clock: Clock
  accountCreated?: (userId: string) => Promise<void>
  /** Without one nobody hears what owners say. */
  signer?: OwnersSigner
  log?: Logger
}): Promise<AccountServer> {
  const level = process.env.TEST_LOG ?? 'silent'
  const log = options.log ?? createLogger({ process: 'test', instance: '1', level })
  const database = connectDatabase({ url: options.databaseUrl, pool: 8, name: 'test' })
  const redis = connectRedis({ name: 'test', ...options.redis, log })
  const live = createRedisLiveEvents({ redis, clock: options.clock, log })
  const created: string[] = []
  const identity = createIdentity({
    db: database.db,
    redis,
    config: {
      publicOrigin: options.publicOrigin,
      authSecret: 'a secret that is long enough for tests',
      statementDomain: 'practice',
    },
    clock: options.clock,
    log,
    live,
  })
  const limiter = createLeasedRateLimiter({ redis, log, limits: NO_LIMITS })
  const parts = {
    identity,
    owners: createOwners({ identity, signer: options.signer ?? ABSENT_SIGNER, log }),
    config: { guestAccounts: true },
    accountCreated: async (userId: string) => {
      created.push(userId)
      await options.accountCreated?.(userId)
    },
  }
  const { app } = createServer({
    identity,
    limiter,
    clock: options.clock,
    publicOrigin: options.publicOrigin,
    bindings: accountBindings(parts),
    openVault: null,
    log,
    trustedProxies: 0,
  })
  await app.ready()
  return {
    identity,
    live,
    created,
    openBrowser: (browser = {}) => createBrowser({ app, origin: options.publicOrigin, ...browser }),
    stop: async () => {
      await app.close()
      await limiter.close()
      await identity.close()
      await live.close()
      await redis.close()
      await database.close()
    },
  }
}

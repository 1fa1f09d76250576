import { randomUUID } from 'node:crypto'
import { createModels } from '../adapters/ai-agent/index.ts'
import { createFaucet } from '../adapters/faucet/index.ts'
import { createIdentity } from '../adapters/identity/index.ts'
import { createOwners } from '../adapters/owners/index.ts'
import { createSignerClient } from '../adapters/signer/index.ts'
import { createSocialNetwork } from '../adapters/social-oauth/index.ts'
import { createWitnessClient } from '../adapters/witness/index.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { createRestateClient } from '../platform/durable/restate-client.ts'
import { createRedisLiveEvents } from '../platform/live/redis-live-events.ts'
import type { Logger } from '../platform/log/logger.ts'
import type { Metrics } from '../platform/metrics/create-metrics.ts'
import type { RedisConnection } from '../platform/redis/connect-redis.ts'
import { createLeases } from '../platform/redis/lease.ts'
import { createNamedPictures } from '../platform/redis/named-pictures.ts'
import { createOneTimeValues } from '../platform/redis/one-time-values.ts'
import { createRuns } from '../platform/runs/runs.ts'
import { createFleetReadings } from '../platform/upstream/fleet-readings.ts'
import { buildCandles, buildTrades, openPools } from './build-candles.ts'
import { buildChains } from './build-chains.ts'
import { buildFiles } from './build-files.ts'
import { buildIntelligence } from './build-intelligence.ts'
import { buildLaunchLists } from './build-launch-lists.ts'
import { buildPrices } from './build-prices.ts'
import { buildVenues } from './build-venues.ts'

export type Ports = Readonly<ReturnType<typeof buildPorts>>

/**
 * Everything a feature can name in its `needs`, but for what features say of each other: a new port is named here and
 * nowhere else in the root. Nothing is opened before it is used.
 */
export function buildPorts(given: {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'watch'>
  readonly clock: Clock
  readonly db: Database
  readonly redis: RedisConnection
  /** Of this instance, among all of the deployment. */
  readonly name: string
}) {
  const { config, log, metrics, clock, db, redis, name } = given
  const live = createRedisLiveEvents({ redis, clock, log })
  const chains = buildChains(config.providers, clock)
  const pools = openPools(config.providers, clock)
  const identity = createIdentity({ db, redis, config, clock, log, live })
  const signer = createSignerClient({ socketPath: config.signerSocket })
  return {
    config,
    log,
    metrics,
    clock,
    db,
    live,
    durable: createRestateClient(config.restate),
    identity,
    signer,
    owners: createOwners({ identity, signer, log }),
    witness: createWitnessClient({ socketPaths: config.witnessSockets, log }),
    ...chains,
    swapVenues: buildVenues({ config, clock, ...chains }),
    candles: buildCandles(config.providers, pools),
    trades: buildTrades(pools),
    leases: createLeases(redis),
    oneTimeValues: createOneTimeValues(redis),
    namedPictures: createNamedPictures(redis),
    /** Shared by every instance, so that many viewers of one address are one question to its chain. */
    readings: createFleetReadings({ redis, clock, log }),
    ...buildPrices({ config, redis, clock, log }),
    /** Null where the deployment has none. */
    faucet: config.faucetUrl === null ? null : createFaucet({ url: config.faucetUrl }),
    /** Null where the deployment has none. */
    socialNetwork: config.social === null ? null : createSocialNetwork(config.social),
    ...buildFiles(config),
    intelligence: buildIntelligence(config.intelligence),
    launchLists: buildLaunchLists(config, clock),
    ...createModels(config.model, { metrics, log }),
    /** Replies that outlive the connection they began in. */
    runs: createRuns({ redis, owner: `${name}-${randomUUID()}`, log }),
  }
}

import { randomUUID } from 'node:crypto'
import { createAgent } from '../adapters/ai-agent/index.ts'
import { createIdentity } from '../adapters/better-auth/index.ts'
import { createFaucet } from '../adapters/faucet/index.ts'
import { createSignerClient } from '../adapters/signer/index.ts'
import { createSocialNetwork } from '../adapters/social-oauth/index.ts'
import type { Config } from '../config.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { connectDatabase } from '../platform/db/database.ts'
import { createRestateClient } from '../platform/durable/restate-client.ts'
import type { HealthChecks } from '../platform/health/create-health.ts'
import { createRedisLiveEvents } from '../platform/live/redis-live-events.ts'
import type { Logger } from '../platform/log/logger.ts'
import type { Metrics } from '../platform/metrics/create-metrics.ts'
import { connectRedis, type RedisConnection } from '../platform/redis/connect-redis.ts'
import { createLeases } from '../platform/redis/lease.ts'
import { createOneTimeValues } from '../platform/redis/one-time-values.ts'
import { createRuns } from '../platform/runs/runs.ts'
import { createFleetReadings } from '../platform/upstream/fleet-readings.ts'
import type { AgentTool } from '../ports/agent-tool.ts'
import { buildCandles } from './build-candles.ts'
import { buildChains } from './build-chains.ts'
import { buildFiles } from './build-files.ts'
import { buildIntelligence } from './build-intelligence.ts'
import { buildPrices } from './build-prices.ts'
import { buildVenues } from './build-venues.ts'
import type { Feature, FeatureParts } from './feature.ts'
import { onlyOne } from './find-features.ts'
import { tellFeatures } from './tell-features.ts'

export type BuiltParts = {
  readonly parts: FeatureParts
  readonly redis: RedisConnection
  readonly checks: HealthChecks
  readonly close: () => Promise<void>
}

/** Opens every connection a process needs and hands the pieces to the features. */
export function buildParts(options: {
  config: Config
  log: Logger
  metrics: Metrics
  features: readonly Feature[]
  process: 'api' | 'worker'
  clock?: Clock
}): BuiltParts {
  const { config, log, metrics, features, clock = systemClock } = options
  const name = `${options.process}-${config.instance}`
  const database = connectDatabase({ ...config.database, name })
  const redis = connectRedis({ ...config.redis, name, log })
  const live = createRedisLiveEvents({ redis, clock, log })
  const identity = createIdentity({ db: database.db, redis, config, clock, log, live })
  const signer = createSignerClient({ socketPath: config.signerSocket })
  const runs = createRuns({ redis, owner: `${name}-${randomUUID()}`, log })
  const prices = buildPrices({ config, redis, clock, log })
  const chains = buildChains(config.providers, clock)
  let allTools: readonly AgentTool[] | null = null
  const parts: FeatureParts = {
    config,
    log,
    metrics,
    clock,
    db: database.db,
    live,
    durable: createRestateClient(config.restate),
    identity,
    signer,
    ...chains,
    swapVenues: buildVenues({ config, clock, ...chains }),
    candles: buildCandles(config.providers, clock),
    leases: createLeases(redis),
    oneTimeValues: createOneTimeValues(redis),
    readings: createFleetReadings({ redis, clock, log }),
    ...prices,
    faucet: config.faucetUrl === null ? null : createFaucet({ url: config.faucetUrl }),
    socialNetwork: config.social === null ? null : createSocialNetwork(config.social),
    agent: createAgent(config.model),
    runs,
    toolsFor: async (owner) => await (selectTools?.(owner) ?? parts.agentTools()),
    agentTools: () => {
      allTools ??= features.flatMap((each) => each.tools?.(parts) ?? [])
      return allTools
    },
    ...buildFiles(config),
    intelligence: buildIntelligence(config.intelligence),
    accountCreated: (userId) => tellFeatures(features, (each) => each.onAccountCreated?.(parts)(userId)),
    accountsRemoved: (ids) => tellFeatures(features, (each) => each.onAccountsRemoved?.(parts)(ids)),
    vaultReady: (vault) => tellFeatures(features, (each) => each.onVaultReady?.(parts)(vault)),
  }
  const selectTools = onlyOne(features, (feature) => feature.toolSelection)?.(parts)
  return {
    parts,
    redis,
    checks: {
      database: database.ping,
      redis: redis.ping,
      durable: () => checkAnswers(new URL('/restate/health', config.restate.ingressUrl)),
      signer: async () => {
        if (!(await signer.health()).ready) throw new Error('the signer is not ready')
      },
    },
    close: async () => {
      await runs.close()
      await Promise.allSettled([live.close(), identity.close(), signer.close(), prices.tickLog.close()])
      await Promise.allSettled([redis.close(), database.close()])
    },
  }
}

async function checkAnswers(url: URL): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`)
}

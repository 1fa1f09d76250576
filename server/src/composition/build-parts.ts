import type { Config } from '../config.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { connectDatabase } from '../platform/db/database.ts'
import { engineAddress } from '../platform/durable/engine-address.ts'
import type { HealthChecks } from '../platform/health/create-health.ts'
import type { Logger } from '../platform/log/logger.ts'
import type { Metrics } from '../platform/metrics/create-metrics.ts'
import { watchNetworks } from '../platform/networks/watch-networks.ts'
import { connectRedis, type RedisConnection } from '../platform/redis/connect-redis.ts'
import type { AgentTool } from '../ports/agent-tool.ts'
import { buildPorts } from './build-ports.ts'
import { compareParts } from './compare-parts.ts'
import type { Feature, FeatureParts } from './feature.ts'
import { onlyOne } from './find-features.ts'
import { planFinder } from './find-plan.ts'
import { pickParts } from './pick-parts.ts'
import { runInAll } from './run-in-all.ts'

export type BuiltParts = {
  /** For the process itself. */
  readonly parts: FeatureParts
  /** For a feature: what it names. */
  readonly partsFor: (feature: Feature) => FeatureParts
  readonly redis: RedisConnection
  readonly checks: HealthChecks
  /** Throws where another part of the deployment is of other networks, and goes on looking. */
  readonly watchNetworks: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens every connection a process needs and has the pieces ready for the features. */
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
  const ports = buildPorts({ config, log, metrics, clock, db: database.db, redis, name })
  const partsFor = (feature: Feature) => pickParts(parts, feature)
  let allTools: readonly AgentTool[] | null = null
  const parts: FeatureParts = {
    ...ports,
    planOf: planFinder(features),
    toolsFor: async (owner) => await (selectTools?.(owner) ?? parts.agentTools()),
    agentTools: () => {
      allTools ??= features.flatMap((each) => each.tools?.(partsFor(each)) ?? [])
      return allTools
    },
    withdrawCards: async (db, of) => (await withdraw?.(db, of)) ?? NO_CARDS,
    accountCreated: (userId) => runInAll(features, (each) => each.onAccountCreated?.(partsFor(each))(userId)),
    accountsRemoved: (ids) => runInAll(features, (each) => each.onAccountsRemoved?.(partsFor(each))(ids)),
    vaultReady: (vault) => runInAll(features, (each) => each.onVaultReady?.(partsFor(each))(vault)),
  }
  const selectTools = onlyOne(features, (feature) => feature.toolSelection?.(partsFor(feature)))
  const withdraw = onlyOne(features, (feature) => feature.cardWithdrawal?.(partsFor(feature)))
  const { live, identity, signer, witness, tickLog, runs } = ports
  let watching: { readonly stop: () => void } | null = null
  const close = async () => {
    watching?.stop()
    await runs.close()
    await Promise.allSettled([
      live.close(),
      identity.close(),
      signer.close(),
      witness.close(),
      tickLog.close(),
    ])
    await Promise.allSettled([redis.close(), database.close()])
  }
  return {
    parts,
    partsFor,
    redis,
    checks: {
      database: database.ping,
      redis: redis.ping,
      durable: () => checkAnswers(config.restate.ingressUrl, '/restate/health'),
      signer: async () => {
        if (!(await signer.health()).ready) throw new Error('the signer is not ready')
      },
    },
    watchNetworks: async () => {
      try {
        watching = await watchNetworks({
          compare: () => compareParts({ providers: config.providers, signer, witness }),
        })
      } catch (error) {
        await close()
        throw error
      }
    },
    close,
  }
}

const NO_CARDS = { hasApproved: false, publish: async () => {} }

async function checkAnswers(address: string, path: string): Promise<void> {
  const { url, headers } = engineAddress(address)
  const answer = await fetch(new URL(path, url), { headers, signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

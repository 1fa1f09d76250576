import { setTimeout as sleep } from 'node:timers/promises'
import { PUBLIC_EXPLORERS } from '@windhover/core/chains/all-chains'
import type { FeatureParts } from '@windhover/server/composition/feature'
import { planFinder } from '@windhover/server/composition/find-plan'
import { feature as swaps } from '@windhover/server/features/swaps/index'
import { laneService } from '@windhover/server/features/transactions/lane'
import { feature as transfers } from '@windhover/server/features/transfers/index'
import { systemClock as clock } from '@windhover/server/platform/clock'
import { connectDatabase } from '@windhover/server/platform/db/database'
import { registerDeployment } from '@windhover/server/platform/durable/register-deployment'
import { createRestateClient } from '@windhover/server/platform/durable/restate-client'
import { serveDurable } from '@windhover/server/platform/durable/restate-endpoint'
import { createLogger } from '@windhover/server/platform/log/logger'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { startTestRestate } from '@windhover/testkit/test-restate'
import { createBareLane } from './bare-lane.ts'
import { createInstantChain, createInstantSigner } from './instant-chain.ts'
import { createEndings, makeVault, runOne, submit } from './own-lane.ts'

export type Lanes = {
  /** Intents per second over about this long, one after the other in every lane. */
  readonly ours: (forMs: number) => Promise<number>
  readonly bare: (forMs: number) => Promise<number>
  /** Trips to the database that one intent alone costs, its watching included. */
  readonly countTrips: () => Promise<number>
  /** One more lane whose every signature fails, until it is cured. */
  readonly poison: () => Promise<void>
  readonly cure: () => void
  readonly stop: () => Promise<void>
}

/** An intent that has ended is looked at once more after a while. */
const WATCHED_AFTER_MS = 4_000

export async function startLanes(count: number): Promise<Lanes> {
  const log = createLogger({ process: 'bench', instance: '1', level: 'silent' })
  const database = await createTestDatabase()
  let trips = 0
  const onStatement = () => {
    trips += 1
  }
  const connection = connectDatabase({ url: database.url, pool: 10, name: 'bench', onStatement })
  const engine = await startTestRestate()
  const durable = createRestateClient({ ingressUrl: engine.ingressUrl })
  const signer = createInstantSigner()
  const endings = createEndings()
  const parts = {
    db: connection.db,
    durable,
    clock,
    log,
    signer,
    planOf: planFinder([transfers, swaps]),
    chains: { bsc: createInstantChain() },
    config: { hederaFeeAccount: null, explorers: PUBLIC_EXPLORERS },
    owners: { approve: async () => {} },
    live: endings.live,
    tickLog: { readLast: async () => new Map() },
    watchedTokens: { note: async () => {} },
    readings: { forget: async () => {} },
    // Only what a lane uses.
  } as unknown as FeatureParts
  const bare = createBareLane()
  const services = [laneService(parts), bare.service]
  const endpoint = await serveDurable({
    services,
    identityKey: engine.identityKey,
    host: '127.0.0.1',
    port: 0,
    log,
  })
  await registerDeployment({
    adminUrl: engine.adminUrl,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: AbortSignal.timeout(30_000),
  })
  const vaults = await Promise.all(Array.from({ length: count }, () => makeVault(parts)))

  /** All lanes at once; in each, the next begins when the one before has ended. */
  const rate = async (forMs: number, runIn: (lane: number) => Promise<void>) => {
    const startedMs = performance.now()
    let done = 0
    const runLane = async (_: unknown, lane: number) => {
      while (performance.now() - startedMs < forMs) {
        await runIn(lane)
        done += 1
      }
    }
    await Promise.all(Array.from({ length: count }, runLane))
    return done / ((performance.now() - startedMs) / 1000)
  }
  return {
    ours: (forMs) =>
      rate(forMs, async (lane) => {
        const vault = vaults[lane]
        if (vault !== undefined) await runOne(parts, endings, vault)
      }),
    countTrips: async () => {
      const [vault] = vaults
      if (vault === undefined) throw new Error('no lane was started')
      await runOne(parts, endings, vault)
      await sleep(WATCHED_AFTER_MS)
      const before = trips
      await runOne(parts, endings, vault)
      await sleep(WATCHED_AFTER_MS)
      return trips - before
    },
    bare: (forMs) => rate(forMs, (lane) => bare.run(durable, `bare-${lane}`)),
    poison: async () => {
      const vault = await makeVault(parts)
      signer.poisoned = vault.vaultId
      await submit(parts, vault)
    },
    cure: () => {
      signer.poisoned = null
    },
    stop: async () => {
      await endpoint.close(500)
      await engine.stop()
      await connection.close()
      await database.drop()
    },
  }
}

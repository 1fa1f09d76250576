import type { ChainId } from '@windhover/core/chains/chain'
import { tokenKey } from '@windhover/core/prices/price-tick'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { createSignerClient } from '@windhover/server/adapters/signer/index'
import { createWitnessClient } from '@windhover/server/adapters/witness/index'
import { buildChains } from '@windhover/server/composition/build-chains'
import { buildPrices } from '@windhover/server/composition/build-prices'
import { buildVenues } from '@windhover/server/composition/build-venues'
import type { FeatureParts, Parts } from '@windhover/server/composition/feature'
import { planFinder } from '@windhover/server/composition/find-plan'
import { readConfig } from '@windhover/server/config'
import { feature as swaps } from '@windhover/server/features/swaps/index'
import {
  awaitIntent,
  submitIntent,
  type transactionNeeds,
} from '@windhover/server/features/transactions/index'
import { laneService } from '@windhover/server/features/transactions/lane'
import { feature as transfers } from '@windhover/server/features/transfers/index'
import { finishVault, reserveVault } from '@windhover/server/features/vaults/vault-store'
import { systemClock } from '@windhover/server/platform/clock'
import { connectDatabase } from '@windhover/server/platform/db/database'
import { registerDeployment } from '@windhover/server/platform/durable/register-deployment'
import { createRestateClient } from '@windhover/server/platform/durable/restate-client'
import { serveDurable } from '@windhover/server/platform/durable/restate-endpoint'
import { createRedisLiveEvents } from '@windhover/server/platform/live/redis-live-events'
import { createLogger } from '@windhover/server/platform/log/logger'
import { connectRedis } from '@windhover/server/platform/redis/connect-redis'
import { createFleetReadings } from '@windhover/server/platform/upstream/fleet-readings'
import type { Owners } from '@windhover/server/ports/owners'
import type { Signer } from '@windhover/server/ports/signer'
import { askFaucet } from './ask-faucet.ts'
import { freePort } from './free-port.ts'
import { TEST_ORIGIN } from './start-test-api.ts'
import { createTestDatabase } from './test-database.ts'
import { makeTestDevice, type TestDevice } from './test-device.ts'
import { testRedis } from './test-redis.ts'
import { useTestRestate } from './test-restate.ts'
import type { TestSandbox } from './test-sandbox.ts'
import { startTestWitness } from './test-witness.ts'

export type TestVault = {
  readonly vaultId: string
  readonly userId: string
  readonly device: TestDevice
  readonly solana: string
  readonly evm: string
}

type Told = { readonly userId: string; readonly name: string; readonly data: unknown }

type LaneParts = Parts<typeof transactionNeeds>

export type TestLanes = {
  readonly parts: LaneParts
  readonly databaseUrl: string
  /** Every live event, in order. */
  readonly told: Told[]
  readonly makeVault: (chains?: readonly ChainId[]) => Promise<TestVault>
  readonly submit: (vault: TestVault, intent: Intent) => Promise<IntentView>
  readonly awaitEnd: (intentId: string, timeoutMs?: number) => Promise<IntentView>
  /** Ends the worker in the middle of whatever it does, and starts another one on the same engine. */
  readonly restartWorker: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PRICES_USD: Readonly<Record<ChainId, number>> = { solana: 150, ethereum: 3_000, bsc: 600, hedera: 0.2 }

/** What a lane's test needs of a signer, real or not. */
export type LaneSigner = Pick<Signer, 'createVaultKeys' | 'acceptStatement' | 'acceptApproval' | 'sign'>

/** Lanes in this process on a real engine, real Postgres and living chains; the signer is the caller's. */
export async function startTestLanes(options: {
  sandbox: TestSandbox
  /** Given where its own database is to be. */
  signer: (databaseUrl: string) => Promise<LaneSigner>
  env?: Readonly<Record<string, string>>
  /** Wraps what the lanes are given, to make parts of it fail. */
  adjust?: (parts: LaneParts) => LaneParts
}): Promise<TestLanes> {
  const cleanUp: (() => Promise<unknown>)[] = []
  const log = createLogger({ process: 'test', instance: '1', level: process.env.TEST_LOG ?? 'silent' })
  const clock = systemClock
  const database = await createTestDatabase()
  cleanUp.push(() => database.drop())
  const engine = await useTestRestate()
  cleanUp.push(() => engine.stop())
  const connection = connectDatabase({ url: database.url, pool: 10, name: 'test' })
  cleanUp.push(() => connection.close())
  const redisAt = testRedis()
  const redis = connectRedis({ ...redisAt, name: 'test', log })
  cleanUp.push(() => redis.close())
  const witness = await startTestWitness(options.sandbox.env)
  cleanUp.push(() => witness.stop())
  const config = readConfig({
    ...options.sandbox.env,
    ...options.env,
    WORLD: 'practice',
    PUBLIC_ORIGIN: TEST_ORIGIN,
    DATABASE_URL: database.url,
    REDIS_URL: redisAt.url,
    REDIS_PREFIX: redisAt.prefix,
    RESTATE_INGRESS_URL: engine.ingressUrl,
    RESTATE_ADMIN_URL: engine.adminUrl,
    RESTATE_IDENTITY_KEY: engine.identityKey,
    RESTATE_PREFIX: engine.prefix,
    SIGNER_SOCKET: '/nonexistent/signer.sock',
    WITNESS_SOCKETS: witness.socketPath,
    AUTH_SECRET: 'a secret that is long enough for tests',
  })
  const prices = buildPrices({ config, redis, clock, log })
  cleanUp.push(() => prices.tickLog.close())
  const chains = buildChains(config.providers, clock)
  const told: Told[] = []
  const signer = await options.signer(database.signerUrl)
  const built: LaneParts = {
    config,
    log,
    clock,
    db: connection.db,
    live: {
      ...createRedisLiveEvents({ redis, clock, log }),
      publish: async (userId, { name }, data) => void told.push({ userId, name, data }),
    },
    durable: createRestateClient(engine),
    signer: {
      ...createSignerClient({ socketPath: config.signerSocket }),
      createVaultKeys: (...asked) => signer.createVaultKeys(...asked),
      acceptStatement: (request) => signer.acceptStatement(request),
      acceptApproval: (request) => signer.acceptApproval(request),
      sign: (request) => signer.sign(request),
    },
    owners: ownersIn(signer),
    witness: createWitnessClient({ socketPaths: config.witnessSockets, log }),
    ...chains,
    swapVenues: buildVenues({ config, clock, ...chains }),
    planOf: planFinder([transfers, swaps]),
    ...prices,
    readings: createFleetReadings({ redis, clock, log }),
    agentTools: () => [],
    toolsFor: async () => [],
  }
  const parts = options.adjust?.(built) ?? built
  // The engine calls a started handler at the address where it began.
  const port = await freePort()
  let worker = await startWorker()
  cleanUp.push(() => worker.close(500))

  async function startWorker() {
    const endpoint = await serveDurable({
      services: [laneService(parts)],
      identityKey: engine.identityKey,
      prefix: engine.prefix,
      host: '127.0.0.1',
      port,
      log,
    })
    await registerDeployment({
      adminUrl: engine.adminUrl,
      workerUrl: `http://127.0.0.1:${port}`,
      force: true,
      log,
      signal: AbortSignal.timeout(30_000),
    })
    return endpoint
  }

  return {
    parts,
    databaseUrl: database.url,
    told,
    makeVault: async (chains = ['solana', 'ethereum', 'bsc', 'hedera']) => {
      await writePrices(parts)
      const userId = `user-${crypto.randomUUID()}`
      const { tokenId } = await reserveVault(parts.db, { userId, creationKey: userId })
      const device = makeTestDevice()
      const { owner, enrolment } = await device.enrol()
      for (const signed of enrolment) await parts.signer.acceptStatement({ signed, owner })
      const keys = await parts.signer.createVaultKeys(tokenId.toString(), owner)
      const { solanaPublicKey: solana, evmAddress: evm } = keys
      await finishVault(parts.db, { tokenId, publicKey: solana, ethAddress: evm, readyAt: clock.now() })
      if (chains.length > 0) await askFaucet(options.sandbox, { solana, evm, chains })
      return { vaultId: tokenId.toString(), userId, device, solana, evm }
    },
    submit: async ({ userId, device }, intent) =>
      await submitIntent(parts, { userId, intent, origin: 'panel', signed: await device.approve(intent) }),
    awaitEnd: (intentId, timeoutMs = 40_000) => awaitIntent(parts, { intentId, until: 'ended', timeoutMs }),
    restartWorker: async () => {
      await worker.close(0)
      worker = await startWorker()
    },
    stop: async () => {
      for (const step of cleanUp.toReversed()) await step().catch(() => undefined)
    },
  }
}

/** Nobody has signed up here: the vaults' makers told the signer themselves. */
function ownersIn(signer: LaneSigner): Owners {
  const unasked = () => Promise.reject(new Error('nobody asks this here'))
  return {
    introduce: unasked,
    view: unasked,
    attest: unasked,
    say: unasked,
    approve: async (_userId, approved) => void (await signer.acceptApproval(approved)),
  }
}

async function writePrices({ tickLog }: Pick<FeatureParts, 'tickLog'>): Promise<void> {
  const ticks = (Object.entries(PRICES_USD) as [ChainId, number][]).map(([chain, priceUsd]) => ({
    token: tokenKey(chain, 'native'),
    priceUsd,
    observedAtMs: Date.now(),
    source: 'price-stream',
    confidenceBps: 10,
  }))
  tickLog.append(ticks)
  await tickLog.flush()
}

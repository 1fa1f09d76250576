import { VAULTS_PER_ACCOUNT_MAX } from '@windhover/core/vaults/constants'
import { callerOf } from '@windhover/testkit/owner-calls'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { useTestRestate } from '@windhover/testkit/test-restate'
import { startTestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../adapters/signer/index.ts'
import type { ReadyVault } from '../../composition/feature.ts'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import type { DurableClient } from '../../platform/durable/durable.ts'
import { registerDeployment } from '../../platform/durable/register-deployment.ts'
import { createRestateClient } from '../../platform/durable/restate-client.ts'
import { serveDurable } from '../../platform/durable/restate-endpoint.ts'
import { createRedisLiveEvents } from '../../platform/live/redis-live-events.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { vaultMaker } from './make-vault.ts'
import { requestExtraVault, requestFirstVault } from './request-vault.ts'
import { listReadyVaults, reserveVault } from './vault-store.ts'

const log = pino({ level: 'silent' })
let connection: DatabaseConnection
let durable: DurableClient
const greeted: ReadyVault[] = []
let signer: Awaited<ReturnType<typeof startTestSigner>>
const cleanUp: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.push(() => database.drop())
  connection = connectDatabase({ url: database.url, pool: 10, name: 'test' })
  cleanUp.push(() => connection.close())
  const redis = connectRedis({ ...testRedis(), name: 'test', log })
  cleanUp.push(() => redis.close())
  const live = createRedisLiveEvents({ redis, clock: systemClock, log })
  cleanUp.push(() => live.close())
  signer = await startTestSigner({ databaseUrl: database.signerUrl, wrapper: 'pkcs11' })
  cleanUp.push(() => signer.stop())
  const client = createSignerClient({ socketPath: signer.socketPath })
  cleanUp.push(() => client.close())
  const engine = await useTestRestate()
  cleanUp.push(() => engine.stop())
  const vaultReady = async (vault: ReadyVault) => void greeted.push(vault)
  const owners = { introduce: async (userId: string) => (await enrolled(userId)).ownerId }
  const parts = { db: connection.db, signer: client, owners, live, clock: systemClock, vaultReady }
  const services = [vaultMaker(parts)]
  const endpoint = await serveDurable({
    services,
    identityKey: engine.identityKey,
    prefix: engine.prefix,
    host: '127.0.0.1',
    port: 0,
    log,
  })
  cleanUp.push(() => endpoint.close(1_000))
  await registerDeployment({
    adminUrl: engine.adminUrl,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: AbortSignal.timeout(30_000),
  })
  durable = createRestateClient(engine)
})
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

const owned = new Map<string, Promise<VaultOwner>>()
const enrolled = (userId: string): Promise<VaultOwner> => {
  const owner = owned.get(userId) ?? enrolOwnerAt(signer)
  owned.set(userId, owner)
  // A signer that is away hears of the person when it is asked again.
  owner.catch(() => owned.delete(userId))
  return owner
}
const vaultsOf = (userId: string) => listReadyVaults(connection.db, userId)

async function firstVaultOf(userId: string) {
  await requestFirstVault(durable, userId)
  return await expect.poll(() => vaultsOf(userId), { timeout: 20_000 }).toHaveLength(1)
}

describe('making vaults', () => {
  it('R1-001 makes the first vault of an account, with real keys from the signer', async () => {
    await firstVaultOf('alice')
    const [vault] = await vaultsOf('alice')
    expect(vault?.publicKey).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    expect(vault?.ethAddress).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })

  it('makes it for the person alone, as the signer knows them', async () => {
    await firstVaultOf('owner')
    const [vault] = await vaultsOf('owner')
    const { ownerId } = await enrolled('owner')
    const { body } = await callerOf(signer)('GET', `/owners/${ownerId}`)
    expect(body.vaults).toMatchObject([{ record: { vaultId: vault?.tokenId.toString() } }])
  })

  it('tells the other capabilities about every vault that is ready', async () => {
    await firstVaultOf('greeted')
    const requestId = '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f0aa'
    await requestExtraVault(durable, { userId: 'greeted', requestId })
    const made = await vaultsOf('greeted')
    const own = () => greeted.filter((vault) => vault.userId === 'greeted')
    await expect.poll(own).toEqual(
      made.map((vault) => ({
        userId: 'greeted',
        vaultId: vault.tokenId,
        solanaAddress: vault.publicKey,
        evmAddress: vault.ethAddress,
      })),
    )
  })

  it('makes one first vault however often and by however many it is asked for', async () => {
    await Promise.all(Array.from({ length: 30 }, () => requestFirstVault(durable, 'eager')))
    await firstVaultOf('eager')
    await requestFirstVault(durable, 'eager')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await vaultsOf('eager')).toHaveLength(1)
  })

  it('makes one more vault per request id', async () => {
    await firstVaultOf('collector')
    const requestId = '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001'
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => requestExtraVault(durable, { userId: 'collector', requestId })),
    )
    expect(new Set(asked).size).toBe(1)
    const vaults = await vaultsOf('collector')
    expect(vaults).toHaveLength(2)
    expect(new Set(vaults.map((vault) => vault.publicKey)).size).toBe(2)
  })

  it('waits for a signer that is away and then goes on', async () => {
    await signer.kill9()
    await requestFirstVault(durable, 'patient')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await vaultsOf('patient')).toHaveLength(0)
    await signer.restart()
    await firstVaultOf('patient')
  })

  it('finishes a vault that was reserved before a crash, also as the last one allowed', async () => {
    const { db } = connection
    const requestId = '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f0ff'
    for (let index = 1; index < VAULTS_PER_ACCOUNT_MAX; index += 1) {
      await reserveVault(db, { userId: 'full', creationKey: `filler-${index}` })
    }
    const { tokenId } = await reserveVault(db, { userId: 'full', creationKey: `extra:full:${requestId}` })
    expect(await requestExtraVault(durable, { userId: 'full', requestId })).toBe(tokenId.toString())
  })

  it('refuses the vault beyond the limit, once and for all', async () => {
    const ask = (index: number) =>
      requestExtraVault(durable, {
        userId: 'hoarder',
        requestId: `3f0c8a34-7f5e-4f0e-9d52-${String(index).padStart(12, '0')}`,
      })
    const asked = await Promise.allSettled(
      Array.from({ length: VAULTS_PER_ACCOUNT_MAX + 3 }, (_, index) => ask(index)),
    )
    expect(asked.filter((result) => result.status === 'fulfilled')).toHaveLength(VAULTS_PER_ACCOUNT_MAX)
    const refused = asked.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'vault/tooMany', status: 409 })
    expect(await vaultsOf('hoarder')).toHaveLength(VAULTS_PER_ACCOUNT_MAX)
  })
})

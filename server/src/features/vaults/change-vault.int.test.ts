import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultErrors } from '@windhover/core/vaults/errors'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
let api: TestApi
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  api = await startTestApi({ databaseUrl: database.url, redis: testRedis(), only: ['accounts', 'vaults'] })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await database?.drop()
})

type Owner = { readonly who: WalletVisitor; readonly vaultId: string }
type Answer = { readonly status: number; readonly body: VaultView & { code?: string } }

async function newOwner(): Promise<Owner> {
  const who = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  return { who, vaultId: await addVaultRow(sql, who.userId, 'named') }
}

async function change({ who, vaultId }: Owner, body: object): Promise<Answer> {
  const response = await fetch(`${api.url}/api/vaults/${vaultId}`, {
    method: 'PATCH',
    headers: { origin: TEST_ORIGIN, ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function lookOf({ who, vaultId }: Owner) {
  const response = await fetch(`${api.url}${vaultRoutes.listVaults.path}`, { headers: who.headers })
  const vaults = (await response.json()) as VaultView[]
  const vault = vaults.find(({ tokenId }) => tokenId === vaultId)
  return [vault?.name, vault?.color]
}

describe('the name and colour of a vault', () => {
  it('are none at first, change one at a time, and go away again', async () => {
    const owner = await newOwner()
    expect(await lookOf(owner)).toEqual([null, null])
    expect((await change(owner, { name: '  Long  term ' })).body).toMatchObject({
      name: 'Long term',
      color: null,
    })
    await change(owner, { color: 'teal' })
    expect(await lookOf(owner)).toEqual(['Long term', 'teal'])
    await change(owner, { name: '', color: null })
    expect(await lookOf(owner)).toEqual([null, null])
    expect((await change(owner, {})).status).toBe(200)
  })

  it('refuse what is too long or no colour', async () => {
    const owner = await newOwner()
    const tooLong = await change(owner, { name: 'x'.repeat(31) })
    expect(tooLong).toMatchObject({ status: 400, body: { code: vaultErrors.badName().code } })
    expect((await change(owner, { color: 'rust' })).status).toBe(400)
    expect(await lookOf(owner)).toEqual([null, null])
  })

  it('are changed by the owner alone', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    expect((await change({ ...other, vaultId: owner.vaultId }, { name: 'Mine' })).status).toBe(403)
    expect((await change({ ...other, vaultId: '999999999' }, { name: 'Mine' })).status).toBe(404)
    expect(await lookOf(owner)).toEqual([null, null])
  })
})

import { heatMapRoutes } from '@windhover/core/heat-map/contract'
import { SECTORS } from '@windhover/core/heat-map/sectors'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'

let sandbox: TestSandbox
let database: TestDatabase
let api: TestApi
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sandbox = await useSandbox()
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'prices', 'heat-map'],
    env: sandbox.env,
  })
  headers = (await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await sandbox?.stop()
})

async function readMap() {
  const answer = await fetch(new URL(heatMapRoutes.getHeatMap.path, api.url), { headers })
  return heatMapRoutes.getHeatMap.response.parse(await answer.json())
}

it('shows every sector, each coin once, largest first, and the same to everybody', async () => {
  const map = await readMap()
  expect(new Set(map.coins.map(({ sector }) => sector))).toEqual(new Set(SECTORS.map(({ id }) => id)))
  expect(new Set(map.coins.map(({ symbol }) => symbol)).size).toBe(map.coins.length)
  const sizes = map.coins.map(({ marketCapUsd }) => marketCapUsd)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(map.coins.every(({ line }) => line.length > 20)).toBe(true)
  expect(map.coins.every(({ changePct }) => Object.values(changePct).every((each) => each !== null))).toBe(
    true,
  )
  expect((await readMap()).readAt).toBe(map.readAt)
})

it('knows where a coin can be traded here, and where it cannot', async () => {
  const { coins } = await readMap()
  const placeOf = (asked: string) => coins.find(({ symbol }) => symbol === asked)?.place
  expect(placeOf('SOL')).toEqual({ chain: 'solana', address: 'native' })
  expect(placeOf('HBAR')).toEqual({ chain: 'hedera', address: 'native' })
  expect(placeOf('JUP')).toEqual({ chain: 'solana', address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN' })
  expect(placeOf('BTC')).toBeNull()
})

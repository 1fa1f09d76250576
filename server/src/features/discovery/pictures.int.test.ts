import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { hederaTokenOf } from '@windhover/core/discovery/hedera-token'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOBODY = '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm'
const ASKED = 12
/** Where the makers of launches name no picture of their own, their list does. */
const IS_OWN = /^http:\/\/127\.0\.0\.1:\d+\/logos\//

let sandbox: TestSandbox
let database: TestDatabase
/** Two instances: what one of them has read, the other one serves. */
let reader: TestApi
let server: TestApi
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sandbox = await useSandbox()
  database = await createTestDatabase()
  const redis = testRedis()
  const start = (instance: string) =>
    startTestApi({
      ...{ databaseUrl: database.url, redis, instance, env: sandbox.env },
      only: ['accounts', 'tokens', 'discovery'],
    })
  reader = await start('reader')
  server = await start('server')
  headers = (await signInOverHttp({ apiUrl: reader.url, origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  await Promise.all([reader?.close(), server?.close()])
  await database?.drop()
  await sandbox?.stop()
})

const read = async (path: string) => await (await fetch(new URL(path, reader.url), { headers })).json()
const logo = (chain: string, address: string) =>
  fetch(new URL(`/api/tokens/logo?${new URLSearchParams({ chain, address })}`, server.url), { headers })

function expectLockedIn({ headers: given }: Response): void {
  expect(given.get('content-type')).toBe('image/svg+xml')
  expect(given.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
}

describe('pictures of launches', { timeout: 60_000 }, () => {
  it.each([
    ['trenches', '/api/trenches/new/1h'],
    ['memezone', '/api/memezone/pools?tab=new'],
    ['the launch lab', '/api/launchlab/tokens?sort=new'],
    ['DBC', '/api/meteora/dbc/top-pools'],
    ['the BNB chain', '/api/fourmeme/tokens?tab=latest'],
  ])('are served once %s has named them', async (_list, path) => {
    const { tokens } = discoveryRoutes.listTrenches.response.parse(await read(path))
    const drawn = tokens.filter(({ logoURI }) => IS_OWN.test(logoURI ?? '')).slice(0, ASKED)
    const served = await Promise.all(drawn.map(({ chain, address }) => logo(chain, address)))
    // Who borrows a known name borrows no face.
    expect(served.filter(({ status }) => status === 200).length).toBeGreaterThan(3)
    // Where the list names none, an index may still know one.
    const unnamed = tokens.filter(({ logoURI }) => logoURI === null)
    const others = await Promise.all(unnamed.map(({ chain, address }) => logo(chain, address)))
    for (const answer of [...served, ...others]) {
      if (answer.status === 200) expectLockedIn(answer)
      else expect(answer.status).toBe(404)
    }
  })

  it('are served of memejob by the id that Hedera knows', async () => {
    const tokens = discoveryRoutes.listMemejob.response.parse(await read('/api/memejob/tokens'))
    const drawn = tokens.filter(({ logo: { url } }) => IS_OWN.test(url ?? ''))
    const served = await Promise.all(drawn.map((token) => logo('hedera', hederaTokenOf(token) ?? '')))
    expect(served.filter(({ status }) => status === 200).length).toBeGreaterThan(3)
    for (const { status } of served) expect([200, 404]).toContain(status)
  })

  it('are of no token that nobody listed, whatever address is asked for', async () => {
    for (const address of [NOBODY, 'http://127.0.0.1:9/a.png', '../../etc/passwd'])
      expect((await logo('solana', address)).status).toBeGreaterThanOrEqual(400)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NETWORKS } from '@windhover/core/authority/networks'
import { startTestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let dir: string
const servers: Server[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  dir = await mkdtemp(join(tmpdir(), 'wh-networks-'))
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
afterAll(async () => {
  await database?.drop()
  await rm(dir, { recursive: true, force: true })
})

async function answering(body: unknown, at: string | number): Promise<Server> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(at, resolve))
  return server
}
const start = (given: Pick<Parameters<typeof startTestApi>[0], 'env' | 'signerSocket'>) =>
  startTestApi({ databaseUrl: database.url, redis: testRedis(), only: ['workspace'], ...given })
const health = { ready: true, keyWrapper: 'file' }

it('does not start beside a node of another network', async () => {
  const node = await answering({ jsonrpc: '2.0', id: 1, result: '0x1' }, 0)
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  await expect(start({ env: { ETHEREUM_RPC_URL: url } })).rejects.toThrow(
    `the node of ethereum is on network 1, not ${NETWORKS.practice.ethereum}`,
  )
})

it('does not start beside a signer of another deployment', async () => {
  const signerSocket = join(dir, 'live-signer')
  await answering({ ...health, networks: NETWORKS.live }, signerSocket)
  await expect(start({ signerSocket })).rejects.toThrow('the signer is of other networks')
})

it('starts beside a signer of its own', async () => {
  const signerSocket = join(dir, 'own-signer')
  await answering({ ...health, networks: NETWORKS.practice }, signerSocket)
  const api = await start({ signerSocket })
  await api.close()
})

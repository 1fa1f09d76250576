import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FactQuestion } from '@windhover/core/authority/facts'
import { NETWORKS } from '@windhover/core/authority/networks'
import { attestPrice } from '@windhover/testkit/test-witness'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWitnessClient } from './index.ts'

const PRICE: FactQuestion = { kind: 'price', chain: 'solana', token: 'native' }
const said = attestPrice({ chain: 'solana', token: 'native', decimals: 9, usd: '150' })
const servers: Server[] = []
let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-witness-client-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  await rm(dir, { recursive: true, force: true })
})

async function answering(name: string, status: number, body: unknown): Promise<string> {
  const path = join(dir, name)
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(path, resolve))
  return path
}
const connect = (...socketPaths: string[]) => createWitnessClient({ socketPaths, log: { warn: () => {} } })

it('brings what every witness says, and misses none that does not answer', async () => {
  const [one, other] = await Promise.all([
    answering('one', 200, { attestations: [said] }),
    answering('other', 200, { attestations: [said] }),
  ])
  const client = connect(one, other, join(dir, 'nobody'))
  expect(await client.attest([PRICE])).toEqual([said, said])
  await client.close()
})

it.each([
  ['nobody answers', 503, {}],
  ['the answer is something else', 200, { attestations: ['a word'] }],
])('says that it may be tried again where %s', async (_what, status, body) => {
  const client = connect(await answering('one', status, body), join(dir, 'nobody'))
  await expect(client.attest([PRICE])).rejects.toMatchObject({ code: 'witness/unavailable', retryable: true })
  await client.close()
})

it('tells what each of them reads, and knows nothing of one that does not answer', async () => {
  const networks = NETWORKS.practice
  const body = { ready: false, world: 'practice', networks, key: said.key, sources: {} }
  const client = connect(await answering('one', 503, body), join(dir, 'nobody'))
  expect(await client.networks()).toEqual([networks, null])
  await client.close()
})

it('asks nobody about nothing', async () => {
  const client = connect(join(dir, 'nobody'))
  expect(await client.attest([])).toEqual([])
  await client.close()
})

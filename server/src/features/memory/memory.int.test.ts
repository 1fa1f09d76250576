import { type MemoryView, memoryChanged, memoryRoutes } from '@windhover/core/memory/contract'
import { openEventStream } from '@windhover/testkit/event-stream'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { issueKey } from '../vaults/issue-key.ts'
import { feature } from './index.ts'

const { listMemories, listCategories, createMemory, updateMemory, deleteMemory, confirmMemory } = memoryRoutes
let database: TestDatabase
let api: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'vaults', 'memory'],
    rateLimits: NO_LIMITS,
  })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

type Keeper = { readonly who: WalletVisitor; readonly vaultId: string; readonly key: string }

async function addVault(who: WalletVisitor, name = 'first'): Promise<Keeper> {
  const vaultId = await addVaultRow(sql, who.userId, name)
  const { userId } = who
  const { key } = await issueKey(connection.db, { userId, vaultId: BigInt(vaultId), label: 'Test' })
  return { who, vaultId, key }
}
const newKeeper = async () => addVault(await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN }))

type Call = { readonly body?: object; readonly query?: Record<string, string>; readonly key?: string | null }

async function send(
  { who, key: own }: Pick<Keeper, 'who' | 'key'>,
  route: { method: string; path: string },
  { body, query = {}, key = own }: Call = {},
) {
  const response = await fetch(`${api.url}${route.path}?${new URLSearchParams(query)}`, {
    method: route.method,
    headers: {
      ...who.headers,
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function create(keeper: Keeper, category: string, content: string): Promise<MemoryView> {
  const answer = await send(keeper, createMemory, { body: { category, content } })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const list = async (keeper: Keeper, query: Record<string, string> = {}) =>
  (await send(keeper, listMemories, { query })).body.data
const contents = async (keeper: Keeper, query: Record<string, string> = {}) =>
  (await list(keeper, query)).memories.map(({ content }: MemoryView) => content)

async function propose({ who, vaultId }: Keeper, content: string): Promise<string> {
  const [row] = await sql`insert into memories
    (vault_id, user_id, category, content, source, author, created_at, updated_at)
    values (${vaultId}, ${who.userId}, 'style', ${content}, 'inferred', 'agent', now(), now()) returning id`
  return row?.id
}

describe('memories of a vault', () => {
  it('R1-174 R1-285 are created as they were written', async () => {
    const keeper = await newKeeper()
    const made = await send(keeper, createMemory, { body: { category: ' risk ', content: 'One\nTwo ' } })
    expect(made).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          category: 'risk',
          content: 'One\nTwo',
          createdAt: expect.stringMatching(/Z$/),
          updatedAt: made.body.data.createdAt,
          source: 'user',
          isConfirmed: true,
        },
      },
    })
    expect((await list(keeper)).memories).toEqual([made.body.data])
  })

  it('R1-175 R1-223 R1-283 come in pages of ten, newest first', async () => {
    const keeper = await newKeeper()
    for (let place = 1; place <= 12; place += 1) await create(keeper, 'risk', `memory ${place}`)
    const first = await list(keeper)
    expect(first).toMatchObject({ page: 1, hasMore: true, total: 12 })
    expect(first.memories).toHaveLength(10)
    expect(first.memories[0].content).toBe('memory 12')
    const second = await list(keeper, { page: '2' })
    expect(second).toMatchObject({ page: 2, hasMore: false, total: 12 })
    expect(await contents(keeper, { page: '2' })).toEqual(['memory 2', 'memory 1'])
    expect(await list(keeper, { page: '3' })).toEqual({ memories: [], page: 3, hasMore: false, total: 12 })
    expect(await contents(keeper, { limit: '3', page: '4' })).toEqual(['memory 3', 'memory 2', 'memory 1'])
  })

  it('R1-283 R1-284 are filtered by category and search, and name their categories', async () => {
    const keeper = await newKeeper()
    await create(keeper, 'risk', 'Never more than 5% in one token')
    await create(keeper, 'Tax', 'The year ends in June')
    await create(keeper, 'RISK', 'No leverage')
    expect((await send(keeper, listCategories)).body).toEqual({ success: true, data: ['risk', 'Tax'] })
    expect(await contents(keeper, { category: 'risk' })).toEqual([
      'No leverage',
      'Never more than 5% in one token',
    ])
    expect(await contents(keeper, { search: 'june' })).toEqual(['The year ends in June'])
    expect(await list(keeper, { category: 'Tax', search: 'leverage' })).toMatchObject({
      memories: [],
      total: 0,
    })
  })

  it('R1-250 take the spelling a category already has', async () => {
    const keeper = await newKeeper()
    await create(keeper, 'Stop losses', 'one')
    expect((await create(keeper, 'STOP LOSSES', 'two')).category).toBe('Stop losses')
    const other = await create(keeper, 'risk', 'three')
    const body = { id: other.id, category: 'stop Losses', content: 'three' }
    expect((await send(keeper, updateMemory, { body })).body.data.category).toBe('Stop losses')
    expect((await send(keeper, listCategories)).body.data).toEqual(['Stop losses'])
  })

  it('R1-132 R1-286 are changed, and say when; saving the same changes nothing', async () => {
    const keeper = await newKeeper()
    const made = await create(keeper, 'risk', 'before')
    const same = await send(keeper, updateMemory, { body: { ...made } })
    expect(same.body.data).toEqual(made)
    const body = { id: made.id, category: 'tax', content: 'after' }
    const { data } = (await send(keeper, updateMemory, { body })).body
    expect(data).toMatchObject({ ...body, createdAt: made.createdAt })
    expect(Date.parse(data.updatedAt)).toBeGreaterThan(Date.parse(made.createdAt))
    expect(await list(keeper)).toMatchObject({ memories: [data], total: 1 })
  })

  it('R1-287 are deleted, once', async () => {
    const keeper = await newKeeper()
    const { id } = await create(keeper, 'risk', 'short')
    expect((await send(keeper, deleteMemory, { body: { id } })).body).toEqual({ success: true })
    expect(await list(keeper)).toMatchObject({ memories: [], total: 0 })
    const again = await send(keeper, deleteMemory, { body: { id } })
    expect([again.status, again.body.error]).toEqual([404, 'This memory no longer exists.'])
  })

  it('R1-247 are refused without category or content, in words', async () => {
    const keeper = await newKeeper()
    for (const body of [
      { category: '', content: 'x' },
      { category: 'risk', content: ' \n' },
      { category: '\u200b', content: 'x' },
    ]) {
      const answer = await send(keeper, createMemory, { body })
      expect([answer.status, answer.body.error]).toEqual([400, 'Category and content are required'])
    }
    const long = await send(keeper, createMemory, { body: { category: 'x', content: 'x'.repeat(2_001) } })
    expect(long.status).toBe(400)
    expect((await list(keeper)).total).toBe(0)
  })

  it('are at most 500, also when two tabs write at once', async () => {
    const keeper = await newKeeper()
    const { userId } = keeper.who
    await sql`insert into memories
      (vault_id, user_id, category, content, source, author, created_at, updated_at, confirmed_at)
      select ${keeper.vaultId}, ${userId}, 'many', 'memory ' || place, 'user', 'user', now(), now(), now()
      from generate_series(1, 498) as place`
    const tries = Array.from({ length: 5 }, (_, place) =>
      send(keeper, createMemory, { body: { category: 'many', content: `more ${place}` } }),
    )
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      'A vault can hold 500 memories. Delete one to make room.',
    )
  })

  it('that the agent proposed are kept by a press, or become the person’s by an edit', async () => {
    const keeper = await newKeeper()
    const [kept, edited] = [await propose(keeper, 'likes limits'), await propose(keeper, 'likes dips')]
    expect((await list(keeper)).memories.map(({ isConfirmed }: MemoryView) => isConfirmed)).toEqual([
      false,
      false,
    ])
    const keep = await send(keeper, confirmMemory, { body: { id: kept } })
    expect(keep.body.data).toMatchObject({ id: kept, source: 'chat', isConfirmed: true })
    expect(keep.body.data.updatedAt).toBe(keep.body.data.createdAt)
    const body = { id: edited, category: 'style', content: 'likes dips' }
    const edit = await send(keeper, updateMemory, { body })
    expect(edit.body.data).toMatchObject({ source: 'user', isConfirmed: true })
    expect((await send(keeper, confirmMemory, { body: { id: edited } })).body.data.source).toBe('user')
  })

  it('are told to every open page of their owner', async () => {
    const keeper = await newKeeper()
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: keeper.who.headers })
    const { id } = await create(keeper, 'risk', 'told')
    await send(keeper, updateMemory, { body: { id, category: 'risk', content: 'told again' } })
    await send(keeper, deleteMemory, { body: { id } })
    const told = () => stream.events.filter(({ name }) => name === memoryChanged.name).map(({ data }) => data)
    const { vaultId } = keeper
    await expect.poll(told).toEqual([{ vaultId }, { vaultId }, { vaultId }])
    await stream.close()
  })

  it('go with the account', async () => {
    const keeper = await newKeeper()
    const other = await newKeeper()
    await create(keeper, 'risk', 'gone')
    await create(other, 'risk', 'stays')
    await feature.onAccountsRemoved?.({ db: connection.db } as never)([keeper.who.userId])
    expect(await list(keeper)).toMatchObject({ total: 0 })
    expect(await contents(other)).toEqual(['stays'])
  })
})

describe('memories of somebody else', () => {
  it('R1-269 R1-283 R1-284 need a live key on every call', async () => {
    const keeper = await newKeeper()
    const { id } = await create(keeper, 'risk', 'secret')
    const text = { category: 'risk', content: 'x' }
    const calls: [{ method: string; path: string }, object?][] = [
      [listMemories],
      [listCategories],
      [createMemory, text],
      [updateMemory, { id, ...text }],
      [deleteMemory, { id }],
      [confirmMemory, { id }],
    ]
    const stranger = await newKeeper()
    for (const [route, body] of calls) {
      const call = body === undefined ? {} : { body }
      const codes = [
        await send(keeper, route, { ...call, key: null }),
        await send(keeper, route, { ...call, key: `whk_${'a'.repeat(16)}_${'b'.repeat(43)}` }),
        await send(stranger, route, { ...call, key: keeper.key }),
      ].map(({ status, body: answer }) => [status, answer.code])
      expect([route.path, ...codes]).toEqual([
        route.path,
        [401, 'vault-key/missing'],
        [401, 'vault-key/refused'],
        [403, 'vault/notYours'],
      ])
    }
    expect(await contents(keeper)).toEqual(['secret'])
  })

  it('are not there for another vault, of the same person or of another', async () => {
    const keeper = await newKeeper()
    const { id } = await create(keeper, 'private things', 'secret')
    const body = { id, category: 'x', content: 'taken over' }
    for (const other of [await addVault(keeper.who, 'second'), await newKeeper()]) {
      expect(await list(other, { search: 'secret' })).toMatchObject({ memories: [], total: 0 })
      expect((await send(other, listCategories)).body.data).toEqual([])
      for (const route of [updateMemory, deleteMemory, confirmMemory]) {
        const answer = await send(other, route, { body })
        expect([route.path, answer.status, answer.body.code]).toEqual([route.path, 404, 'memory/notFound'])
      }
    }
    expect(await contents(keeper)).toEqual(['secret'])
  })

  it('are not for keys that may do other things', async () => {
    const keeper = await newKeeper()
    await sql`update vault_api_keys set scopes = '{trade}' where vault_id = ${keeper.vaultId}`
    const answer = await send(keeper, listMemories)
    expect([answer.status, answer.body.code]).toEqual([403, 'vault-key/scopeMissing'])
  })
})

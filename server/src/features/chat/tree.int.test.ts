import { collectReply } from '@windhover/core/chat/collect-parts'
import { chatPathChosen } from '@windhover/core/chat/contract'
import type { ChatMessage } from '@windhover/core/chat/message'
import { tokenTools } from '@windhover/core/tokens/tools'
import { createChatClient } from '@windhover/testkit/chat-client'
import { openEventStream } from '@windhover/testkit/event-stream'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { startTalkingModel, type TalkingModel } from '@windhover/testkit/talking-model'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { makeKeeper, type VaultKeeper } from '@windhover/testkit/vault-keeper'
import { waitUntil } from '@windhover/testkit/wait-until'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineFeature } from '../../composition/feature.ts'
import { bindTool } from '../../ports/agent-tool.ts'

/** It talks long enough to be met while it does. */
const SLOW_MODEL = 'compatible:talk-60-10'
const STORY = 'Tell me a long story about kestrels in the wind'

/** A tool and the cards of the test's own: what the agent is told, and which replies are left. */
const told: (readonly string[])[] = []
const left: (readonly string[])[] = []
let hasApproved = false
const trending = bindTool(tokenTools.getTrendingTokens, async (_, { sources }) => {
  told.push(sources.typed)
  return { status: 'done' as const, groups: [] }
})
const offered = defineFeature({
  name: 'offered',
  needs: [],
  tools: () => [trending],
  cardWithdrawal:
    () =>
    async (_, { messageIds }) => {
      left.push(messageIds)
      return { hasApproved, publish: async () => {} }
    },
})

let database: TestDatabase
/** One api with our own reader, which answers at once, and one with a model that takes its time. */
let api: TestApi
let slow: TestApi
let model: TalkingModel
let sql: Sql
let keeper: VaultKeeper
beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  model = await startTalkingModel()
  const redis = testRedis()
  const start = (instance: string, env = {}) =>
    startTestApi({
      databaseUrl: database.url,
      redis,
      instance,
      only: ['accounts', 'vaults', 'chat'],
      extraFeatures: [offered],
      rateLimits: NO_LIMITS,
      env,
    })
  api = await start('reader')
  slow = await start('model', { MODEL: SLOW_MODEL, MODEL_URL: model.url, MODEL_API_KEY: 'none' })
  keeper = await makeKeeper(api, database.url)
  await client().unlock()
})
beforeEach(() => {
  told.length = 0
  left.length = 0
  hasApproved = false
})
afterAll(async () => {
  await api?.close()
  await slow?.close()
  await model?.close()
  await sql?.end()
  await database?.drop()
})

const client = (at = api) => createChatClient(() => at.url, keeper)
const shown = async (conversationId: string): Promise<ChatMessage[]> =>
  (await client().history({ conversationId, limit: '100' })).body.messages
const idsOf = (list: readonly ChatMessage[]) => list.map(({ id }) => id)

type More = { text?: string; editOf?: string; trigger?: string }

function openConversation() {
  const conversationId = crypto.randomUUID()
  const ask = (messageId: string, more: More = {}) =>
    client().ask({ text: 'hello', conversationId, messageId, ...more })
  const askSlowly = (messageId: string, more: More = {}) =>
    client(slow).ask({ text: STORY, conversationId, messageId, ...more })
  /** Answers with the id of the reply. */
  const talk = async (messageId: string, more: More = {}) =>
    collectReply((await ask(messageId, more)).chunks).messageId ?? ''
  const choose = (id: string) => client().choosePath(conversationId, id)
  return { conversationId, ask, askSlowly, talk, choose }
}

/** 'one' and 'two' with their replies. */
async function twoTurns() {
  const opened = openConversation()
  const first = await opened.talk('one')
  const second = await opened.talk('two')
  return { ...opened, first, second }
}

describe('another reply', () => {
  it('stands beside the first one, and either can be shown', async () => {
    const { conversationId, talk, choose, first, second } = await twoTurns()
    const other = await talk('two', { trigger: 'again' })
    const path = await shown(conversationId)
    expect(idsOf(path)).toEqual(['one', first, 'two', other])
    expect(path.map(({ siblings }) => siblings)).toEqual([undefined, undefined, undefined, [second, other]])
    expect(path.map(({ parentId }) => parentId)).toEqual([null, 'one', first, 'two'])

    expect((await choose(second)).body).toEqual({ headId: second })
    expect(idsOf(await shown(conversationId))).toEqual(['one', first, 'two', second])
    // What comes next goes on from what is shown.
    const third = await talk('three')
    expect(idsOf(await shown(conversationId))).toEqual(['one', first, 'two', second, 'three', third])
    expect((await choose(other)).body).toEqual({ headId: other })
    expect((await choose(second)).body).toEqual({ headId: third })
    expect((await choose('nothing')).status).toBe(404)
  })

  it('leaves the one before it in its place when it never comes', async () => {
    const { conversationId, askSlowly, second } = await twoTurns()
    const running = askSlowly('two', { trigger: 'again' })
    await waitUntil({ what: 'the model talks', check: () => model.talking() === 1 })
    // As a process leaves it that died for good: a run without a log, from long ago.
    await sql`update chat_runs set id = gen_random_uuid(), started_at = now() - interval '1 hour'
      where conversation_id = ${conversationId} and state = 'running'`
    expect((await client().history({ conversationId })).body.run).toBeNull()
    expect(idsOf(await shown(conversationId)).at(-1)).toBe(second)
    await running
  })
})

describe('an edited question', () => {
  it('stands beside the first one, with a path of its own', async () => {
    const { conversationId, talk, choose, first, second } = await twoTurns()
    const other = await talk('one, edited', { editOf: 'one' })
    const path = await shown(conversationId)
    expect(idsOf(path)).toEqual(['one, edited', other])
    expect(path[0]).toMatchObject({ parentId: null, siblings: ['one', 'one, edited'] })
    await choose('one')
    expect(idsOf(await shown(conversationId))).toEqual(['one', first, 'two', second])
    expect((await shown(conversationId))[0]?.siblings).toEqual(['one', 'one, edited'])
  })

  it('is all that the agent gets to know: what is not on the path was never said', async () => {
    const { talk } = await twoTurns()
    await talk('two, edited', { editOf: 'two', text: 'Trending Tokens to Buy' })
    expect(told).toEqual([['hello', 'Trending Tokens to Buy']])
  })

  it('is refused where it edits a reply, another conversation or nothing', async () => {
    const { conversationId, ask, first } = await twoTurns()
    const { conversationId: other } = await twoTurns()
    for (const editOf of [first, 'nothing']) expect((await ask('x', { editOf })).status).toBe(404)
    await sql`update chat_messages set id = 'theirs' where conversation_id = ${other} and id = 'two'`
    expect((await ask('x', { editOf: 'theirs' })).status).toBe(404)
    expect(idsOf(await shown(conversationId))).toHaveLength(4)
  })

  it('waits for the reply that is being written, and so does the way to another path', async () => {
    const { conversationId, ask, askSlowly, choose, first } = await twoTurns()
    const running = askSlowly('three')
    await waitUntil({ what: 'the model talks', check: () => model.talking() === 1 })
    expect((await ask('two, edited', { editOf: 'two' })).status).toBe(409)
    expect((await ask('two', { trigger: 'again' })).status).toBe(409)
    expect((await choose(first)).status).toBe(409)
    const { messageId } = collectReply((await running).chunks)
    expect(idsOf(await shown(conversationId)).slice(-2)).toEqual(['three', messageId])
  })

  it('wins once where two come at the same time, and a repeated request is the same one', async () => {
    const { conversationId, askSlowly } = await twoTurns()
    const edits = ['a', 'b', 'c'].map((id) => askSlowly(id, { editOf: 'two' }))
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const requestId = crypto.randomUUID()
    const again = () =>
      client(slow).ask({ text: STORY, conversationId, messageId: 'd', editOf: 'two', requestId })
    const [one, two] = await Promise.all([again(), again()])
    expect(two.text).toBe(one.text)
    expect((await shown(conversationId)).at(-2)?.siblings).toHaveLength(3)
  })
})

it('questions that are sent at once never branch: each goes on from the one before it', async () => {
  const { conversationId, ask } = openConversation()
  const statuses: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const sent = await Promise.all([1, 2, 3, 4].map((place) => ask(`${round}-${place}`)))
    statuses.push(...sent.map(({ status }) => status))
  }
  const taken = statuses.filter((status) => status === 200)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const path = await shown(conversationId)
  expect(path).toHaveLength(taken.length * 2)
  expect(path.every(({ siblings }) => siblings === undefined)).toBe(true)
})

describe('cards of replies that are left', () => {
  it('are withdrawn by an edit and by another reply, and by nothing else', async () => {
    const { talk, choose, first, second } = await twoTurns()
    const third = await talk('three')
    expect(left).toEqual([])
    const other = await talk('three', { trigger: 'again' })
    expect(left).toEqual([[third]])
    await choose(third)
    expect(left).toHaveLength(1)
    await talk('two, edited', { editOf: 'two' })
    expect(left[1]).toEqual([third, 'three', second, 'two'])
    expect(left.flat()).not.toContain(first)
    expect(left.flat()).not.toContain(other)
  })

  it('keep a question from being asked again once they are approved, and not from being edited', async () => {
    const { conversationId, ask, second } = await twoTurns()
    hasApproved = true
    expect((await ask('two', { trigger: 'again' })).status).toBe(409)
    expect(idsOf(await shown(conversationId)).at(-1)).toBe(second)
    expect((await ask('two, edited', { editOf: 'two' })).status).toBe(200)
  })
})

it('the path that is shown is told to every tab', async () => {
  const { conversationId, choose, second } = await twoTurns()
  const stream = await openEventStream({ url: `${api.url}/api/events`, headers: keeper.headers })
  await choose(second)
  const chosen = () => stream.events.filter(({ name }) => name === chatPathChosen.name)
  await waitUntil({ what: 'the path is told', check: () => chosen().length > 0 })
  expect(chosen()[0]?.data).toEqual({ vaultId: keeper.vaultId, conversationId, headId: second })
  stream.close()
})

it('a path of 5,000 messages opens fast, however many branches leave it', async () => {
  const { conversationId, talk, choose } = openConversation()
  await talk('m-0')
  await sql`
    insert into chat_messages (conversation_id, id, parent_id, role, content, body, request_id, created_at)
    select ${conversationId}, name || n, 'm-' || (n - 1), case when n % 2 = 0 then 'user' else 'assistant' end,
      repeat('It goes on for a while. ', 40), ${sql.json({ parts: [], experimental_attachments: [] })},
      gen_random_uuid(), now()
    from generate_series(1, 5000) n, (values ('m-'), ('b-')) names (name)
    where name = 'm-' or n % 10 = 0 order by n, name`
  await sql`analyze chat_messages`
  const choosing: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const from = performance.now()
    expect((await choose('m-0')).body).toEqual({ headId: 'm-5000' })
    choosing.push(performance.now() - from)
  }
  const page = (await client().history({ conversationId })).body
  expect(idsOf(page.messages)).toEqual(Array.from({ length: 20 }, (_, at) => `m-${4981 + at}`))
  expect(page.messages.at(-1).siblings).toEqual(['b-5000', 'm-5000'])
  const took: number[] = []
  for (let before: string | undefined, pages = 0; pages < 10; pages += 1) {
    const from = performance.now()
    const query = before === undefined ? {} : { before }
    const { body } = await client().history({ conversationId, ...query })
    took.push(performance.now() - from)
    before = body.messages[0].id
  }
  // What else the machine does can only make it slower, so the best of a few is the figure.
  expect(Math.min(...took)).toBeLessThan(50)
  expect(Math.min(...choosing)).toBeLessThan(500)
})

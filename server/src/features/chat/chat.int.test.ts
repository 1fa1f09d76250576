import { collectReply, contentOf } from '@windhover/core/chat/collect-parts'
import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import { tokenTools } from '@windhover/core/tokens/tools'
import { createChatClient } from '@windhover/testkit/chat-client'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { giveVault, makeKeeper } from '@windhover/testkit/vault-keeper'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineFeature } from '../../composition/feature.ts'
import { bindTool } from '../../ports/agent-tool.ts'

/** A tool of the test's own, so that a reply has something to call without any market. */
const trending = bindTool(tokenTools.getTrendingTokens, async () => ({ status: 'done' as const, groups: [] }))
const offered = defineFeature({ name: 'offered', needs: [], tools: () => [trending] })

let database: TestDatabase
let api: TestApi
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'vaults', 'chat'],
    extraFeatures: [offered],
    rateLimits: NO_LIMITS,
  })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await database?.drop()
})

async function openChat({ isLocked = false } = {}) {
  const client = createChatClient(() => api.url, await makeKeeper(api, database.url))
  if (!isLocked) await client.unlock()
  return { client, conversationId: crypto.randomUUID() }
}

describe('a reply', () => {
  it('R1-293 streams in numbered events and is kept in the shape of our messages', async () => {
    const { client, conversationId } = await openChat()
    const answer = await client.ask({ text: 'Trending Tokens to Buy', conversationId })
    expect(answer.isDone).toBe(true)
    expect(answer.lastId).toBe(answer.chunks.length)
    const reply = collectReply(answer.chunks)
    expect(reply.ending).toBe('finished')
    expect(reply.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'tool-invocation',
      'step-start',
      'text',
    ])
    const { body } = await client.history({ conversationId })
    expect(body.messages).toHaveLength(2)
    expect(body.messages[0]).toMatchObject({ role: 'user', content: 'Trending Tokens to Buy' })
    expect(body.messages[1]).toMatchObject({
      id: reply.messageId,
      role: 'assistant',
      content: contentOf(reply.parts),
      parts: reply.parts,
    })
    expect(body.run).toBeNull()
  })

  it('is the same for the same request, and a second question waits for it', async () => {
    const { client, conversationId } = await openChat()
    const requestId = crypto.randomUUID()
    const ask = () => client.ask({ text: 'hello', conversationId, requestId, messageId: 'one' })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second.text).toBe(first.text)
    expect((await ask()).text).toBe(first.text)
    const { body } = await client.history({ conversationId })
    expect(body.messages).toHaveLength(2)
  })

  it('is written by whoever asks for it where the process that stored the question never began', async () => {
    const { client, conversationId } = await openChat()
    const question = { text: 'hello', conversationId, requestId: crypto.randomUUID(), messageId: 'one' }
    await client.ask(question)
    // As it is between the two: a row that says running, under an id without a log, and no reply.
    await sql`update chat_runs set id = gen_random_uuid(), state = 'running' where conversation_id = ${conversationId}`
    await sql`delete from chat_messages where conversation_id = ${conversationId} and role = 'assistant'`
    await sql`update chat_conversations set head_id = 'one' where id = ${conversationId}`
    const answer = await client.ask(question)
    expect(collectReply(answer.chunks).ending).toBe('finished')
    const { body } = await client.history({ conversationId })
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant'])
  })

  it('that ended well stays when the question is asked once more', async () => {
    const { client, conversationId } = await openChat()
    const question = { text: 'hello', conversationId, messageId: 'one' }
    const first = collectReply((await client.ask(question)).chunks)
    await client.ask({ ...question, trigger: 'again' })
    const { body } = await client.history({ conversationId })
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant'])
    expect(body.messages[1].siblings).toEqual([first.messageId, body.messages[1].id])
  })

  it('comes to a question that is asked again though the server never stored it', async () => {
    const { client, conversationId } = await openChat()
    const answer = await client.ask({ text: 'hello', conversationId, messageId: 'one', trigger: 'again' })
    expect(collectReply(answer.chunks).ending).toBe('finished')
    const { body } = await client.history({ conversationId })
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant'])
  })

  it('R1-233 is refused while the Directives have not been reviewed, and given once they have', async () => {
    const { client, conversationId } = await openChat({ isLocked: true })
    const refused = await client.ask({ text: 'hello', conversationId })
    expect(refused.status).toBe(403)
    const before = await client.json('GET', '/api/chat/directives')
    expect(before.body).toMatchObject({ reviewed: false, version: DIRECTIVES_VERSION })
    expect((await client.unlock()).body).toEqual({ reviewed: true })
    expect((await client.ask({ text: 'hello', conversationId })).status).toBe(200)
  })

  it('R1-216 is given in every vault of the person once the Directives have been reviewed', async () => {
    const keeper = await makeKeeper(api, database.url)
    const first = createChatClient(() => api.url, keeper)
    const second = createChatClient(() => api.url, await giveVault(keeper.who, database.url, 'second'))
    const question = { text: 'hello', conversationId: crypto.randomUUID() }
    expect((await second.ask(question)).status).toBe(403)
    await first.unlock()
    expect((await second.ask(question)).status).toBe(200)
    const reviewed = await second.json('GET', '/api/chat/directives')
    expect(reviewed.body).toMatchObject({ reviewed: true, reviewedAt: expect.any(String) })
    const others = await openChat({ isLocked: true })
    expect((await others.client.ask(question)).status).toBe(403)
  })

  it('stays refused when an older version was reviewed', async () => {
    const { client } = await openChat({ isLocked: true })
    const answer = await client.json('POST', '/api/chat/directives', { version: DIRECTIVES_VERSION - 1 })
    expect(answer.body).toEqual({ reviewed: false })
    const after = await client.json('GET', '/api/chat/directives')
    expect(after.body).toMatchObject({ reviewed: false, reviewedAt: null })
  })

  it('says plainly what is not there yet', async () => {
    const { client, conversationId } = await openChat()
    const answer = await client.ask({ text: 'Set a stop loss on my BONK at $0.00001', conversationId })
    const reply = collectReply(answer.chunks)
    expect(contentOf(reply.parts)).toMatch(/not built yet|not there yet/)
    expect(reply.parts.some(({ type }) => type === 'tool-invocation')).toBe(false)
  })

  it('says when its tools are switched off', async () => {
    const { client, conversationId } = await openChat()
    const answer = await client.ask({ text: 'Trending News', conversationId })
    expect(contentOf(collectReply(answer.chunks).parts)).toMatch(/Toolbox/)
  })
})

describe('history', () => {
  it('R1-211 comes upwards in pages', async () => {
    const { client, conversationId } = await openChat()
    for (let count = 0; count < 3; count += 1) await client.ask({ text: `hello`, conversationId })
    const newest = (await client.history({ conversationId, limit: '2' })).body
    expect(newest.messages).toHaveLength(2)
    expect(newest.hasMore).toBe(true)
    const before = newest.messages[0].id
    const rest = (await client.history({ conversationId, before, limit: '10' })).body
    expect(rest.messages).toHaveLength(4)
    expect(rest.hasMore).toBe(false)
  })
})

describe('feedback', () => {
  it('R1-275 is kept, changed and taken back', async () => {
    const { client, conversationId } = await openChat()
    await client.ask({ text: 'hello', conversationId })
    const message = (await client.history({ conversationId })).body.messages.at(-1)
    const give = (feedback: string | null) =>
      client.json('POST', '/api/chat/feedback', {
        vaultId: client.vaultId,
        requestId: message.requestId,
        messageId: message.id,
        feedback,
      })
    const kept = async () => (await client.history({ conversationId })).body.messages.at(-1).feedback
    expect((await give('positive')).status).toBe(200)
    expect(await kept()).toBe('positive')
    await give('negative')
    expect(await kept()).toBe('negative')
    await give(null)
    expect(await kept()).toBeNull()
  })
})

describe('conversations', () => {
  const list = async (chat: Awaited<ReturnType<typeof openChat>>, search = '') =>
    (
      await chat.client.json(
        'GET',
        `/api/chat/conversations?vaultId=${chat.client.vaultId}&search=${encodeURIComponent(search)}`,
      )
    ).body.conversations

  it('are listed, found by their words, renamed, exported and deleted', async () => {
    const chat = await openChat()
    const { client, conversationId } = chat
    const { vaultId } = client
    await client.ask({ text: 'hello', conversationId })
    await client.ask({ text: 'thanks', conversationId: crypto.randomUUID() })
    expect((await list(chat)).map(({ title }: { title: string }) => title)).toEqual(['thanks', 'hello'])
    expect(await list(chat, 'HELL')).toHaveLength(1)
    expect(await list(chat, '100%')).toHaveLength(0)
    const path = `/api/chat/conversations/${conversationId}`
    expect((await client.json('PATCH', path, { vaultId, title: 'First words' })).body.title).toBe(
      'First words',
    )
    const exported = (await client.json('GET', `${path}/export?vaultId=${vaultId}`)).body
    expect(exported.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant'])
    expect((await client.json('DELETE', path, { vaultId })).body).toEqual({ success: true })
    expect(await list(chat)).toHaveLength(1)
    expect((await client.history({ conversationId })).status).toBe(404)
  })

  it('of one person are not there for another', async () => {
    const { client, conversationId } = await openChat()
    await client.ask({ text: 'hello', conversationId })
    const stranger = (await openChat()).client
    expect((await stranger.history({ conversationId })).status).toBe(404)
    expect((await stranger.follow(conversationId)).status).toBe(404)
    expect((await stranger.ask({ text: 'hello', conversationId })).status).toBe(404)
    expect((await stranger.stop(conversationId)).status).toBe(404)
    expect((await stranger.choosePath(conversationId, 'one')).status).toBe(404)
  })
})

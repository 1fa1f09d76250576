import { PINS_MAX } from '@windhover/core/chat/constants'
import { chatChanged, chatRoutes } from '@windhover/core/chat/contract'
import { tokenTools } from '@windhover/core/tokens/tools'
import { createChatClient } from '@windhover/testkit/chat-client'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { makeKeeper } from '@windhover/testkit/vault-keeper'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineFeature } from '../../composition/feature.ts'
import { bindTool } from '../../ports/agent-tool.ts'

/** Tools of the test's own, so that a reply has something to call without any market. */
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

type Said = { readonly id: string; readonly role?: 'user' | 'assistant'; readonly content: string }

async function openChat() {
  const keeper = await makeKeeper(api, database.url)
  const client = createChatClient(() => api.url, keeper)
  await client.unlock()
  const { vaultId } = client
  let stored = 0
  /** A conversation as the records hold it, each newer than the one before. */
  const store = async (title: string, said: readonly Said[]) => {
    const id = crypto.randomUUID()
    stored += 1
    const at = new Date(Date.UTC(2026, 0, 1, 0, stored))
    await sql`insert into chat_conversations (id, vault_id, user_id, title, created_at, changed_at)
      values (${id}, ${vaultId}, ${keeper.who.userId}, ${title}, ${at}, ${at})`
    for (const { id: messageId, role = 'assistant', content } of said) {
      await sql`insert into chat_messages (conversation_id, id, role, content, body, request_id, created_at)
        values (${id}, ${messageId}, ${role}, ${content}, ${sql.json({ parts: [], experimental_attachments: [] })},
          ${crypto.randomUUID()}, ${at})`
    }
    return id
  }
  const list = async (query: Record<string, string>) => {
    const { body } = await client.json(
      'GET',
      `${chatRoutes.listConversations.path}?${new URLSearchParams({ vaultId, ...query })}`,
    )
    return chatRoutes.listConversations.response.parse(body)
  }
  const find = async (search: string) => (await list({ search })).conversations
  const titles = async (search = '') => (await find(search)).map(({ title }) => title)
  const path = chatRoutes.listPins.path
  const pins = async () => {
    const { body } = await client.json('GET', `${path}?vaultId=${vaultId}`)
    return chatRoutes.listPins.response.parse(body).pins
  }
  const pin = (conversationId: string, messageId: string) =>
    client.json('POST', path, { vaultId, conversationId, messageId })
  const unpin = (conversationId: string, messageId: string) =>
    client.json('DELETE', path, { vaultId, conversationId, messageId })
  return { client, keeper, store, list, find, titles, pins, pin, unpin }
}

describe('search', () => {
  it('finds all words in any order, whatever their case and accents, in one message or in the title', async () => {
    const { store, titles } = await openChat()
    await store('Coffee', [{ id: 'a', content: 'The Café opens when **SOL** rises over $200.' }])
    await store('Apart', [
      { id: 'a', content: 'Only the café' },
      { id: 'b', content: 'Only sol' },
    ])
    await store('Résumé of SOL', [{ id: 'a', content: 'Nothing of it' }])
    expect(await titles('sol cafe')).toEqual(['Coffee'])
    expect(await titles('CAFÉ SOL')).toEqual(['Coffee'])
    expect(await titles('sol')).toEqual(['Résumé of SOL', 'Apart', 'Coffee'])
    expect(await titles('resume sol')).toEqual(['Résumé of SOL'])
    expect(await titles('café moon')).toEqual([])
    expect(await titles('   ')).toHaveLength(3)
  })

  it('takes %, _ and \\ for what they are', async () => {
    const { store, titles } = await openChat()
    await store('Percent', [{ id: 'a', content: 'It is up 100% today' }])
    await store('Line', [{ id: 'a', content: 'my_token, USDC\\[hts\\]' }])
    await store('Plain', [{ id: 'a', content: 'It is up 1000 today, mytoken' }])
    expect(await titles('100%')).toEqual(['Percent'])
    expect(await titles('my_token')).toEqual(['Line'])
    expect(await titles('%')).toEqual(['Percent'])
    expect(await titles('_')).toEqual(['Line'])
    expect(await titles('usdc[hts]')).toEqual(['Line'])
    expect(await titles('to\\day')).toEqual(['Plain', 'Percent'])
  })

  it('tells the first message that holds them, with what stands around them', async () => {
    const { store, find } = await openChat()
    const filler = 'It goes on for a while. '.repeat(20)
    await store('A title', [
      { id: 'a', role: 'user', content: 'What about bonk?' },
      { id: 'b', content: `${filler}The **price** of BONK is $0.00002. ${filler}` },
      { id: 'c', content: 'Bonk has a price.' },
    ])
    const [hit] = await find('bonk price')
    expect(hit?.found).toMatchObject({ messageId: 'b', role: 'assistant' })
    expect(hit?.found?.excerpt).toMatch(/^….*The price of BONK is \$0\.00002\..*…$/)
    expect(hit?.found?.createdAt).toBe('2026-01-01T00:01:00.000Z')
    expect((await find('title'))[0]?.found).toBeNull()
    expect((await find(''))[0]?.found).toBeNull()
  })

  it('comes in pages, and each conversation once', async () => {
    const { store, list } = await openChat()
    for (const place of [1, 2, 3, 4, 5]) {
      await store(`Needle ${place}`, [
        { id: 'a', content: 'A needle' },
        { id: 'b', content: 'The needle again' },
      ])
    }
    const first = await list({ search: 'needle', limit: '2' })
    const second = await list({ search: 'needle', limit: '2', cursor: first.nextCursor ?? '' })
    const third = await list({ search: 'needle', limit: '2', cursor: second.nextCursor ?? '' })
    const all = [first, second, third].flatMap(({ conversations }) => conversations)
    expect(all.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((place) => `Needle ${place}`))
    expect(third.nextCursor).toBeNull()
  })

  it('finds nothing of anybody else', async () => {
    const [owner, stranger] = [await openChat(), await openChat()]
    await owner.store('Secret needle', [{ id: 'a', content: 'A needle' }])
    expect(await stranger.titles('needle')).toEqual([])
    expect(await owner.titles('needle')).toEqual(['Secret needle'])
  })
})

describe('a title', () => {
  it('comes from what the first reply did, once', async () => {
    const { client, titles } = await openChat()
    const conversationId = crypto.randomUUID()
    await client.ask({ text: 'show me some trending tokens on solana please', conversationId })
    expect(await titles()).toEqual(['Trending tokens on Solana'])
    await client.ask({ text: 'Trending Tokens to Buy', conversationId })
    expect(await titles()).toEqual(['Trending tokens on Solana'])
  })

  it('stays the question where the first reply did nothing, whatever comes later', async () => {
    const { client, titles } = await openChat()
    const conversationId = crypto.randomUUID()
    await client.ask({ text: 'hello\nthere', conversationId })
    await client.ask({ text: 'Trending Tokens to Buy', conversationId })
    expect(await titles()).toEqual(['hello'])
  })

  it('that a person gave stays', async () => {
    const { client, store, titles } = await openChat()
    const conversationId = await store('question', [])
    const path = `/api/chat/conversations/${conversationId}`
    await client.json('PATCH', path, { vaultId: client.vaultId, title: 'Mine' })
    await client.ask({ text: 'Trending Tokens to Buy', conversationId })
    expect(await titles()).toEqual(['Mine'])
  })
})

describe('pins', () => {
  it('are listed with how they begin, the newest first, and taken away', async () => {
    const { store, pins, pin, unpin } = await openChat()
    const one = await store('One', [{ id: 'a', content: '## SOL\n\nIt is **up**.' }])
    const other = await store('Other', [{ id: 'b', content: '' }])
    expect((await pin(one, 'a')).body).toEqual({ success: true })
    await pin(other, 'b')
    await pin(one, 'a')
    expect(await pins()).toEqual([
      { conversationId: other, messageId: 'b', title: 'Other', excerpt: '', createdAt: expect.any(String) },
      {
        conversationId: one,
        messageId: 'a',
        title: 'One',
        excerpt: 'SOL It is up.',
        createdAt: '2026-01-01T00:01:00.000Z',
      },
    ])
    expect((await unpin(other, 'b')).status).toBe(200)
    expect((await unpin(other, 'b')).status).toBe(200)
    expect((await pins()).map(({ title }) => title)).toEqual(['One'])
  })

  it('are told to every tab', async () => {
    const { keeper, store, pin } = await openChat()
    const conversationId = await store('One', [{ id: 'a', content: 'Yes' }])
    const leaving = new AbortController()
    const events = await fetch(`${api.url}/api/events`, {
      headers: { ...keeper.headers, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    await pin(conversationId, 'a')
    let text = ''
    for await (const piece of events.body ?? []) {
      text += new TextDecoder().decode(piece)
      if (text.includes(conversationId)) break
    }
    leaving.abort()
    expect(text).toContain(`"name":"${chatChanged.name}"`)
  })

  it('stop at their limit, also for those that come at once', async () => {
    const { store, pins, pin, unpin } = await openChat()
    const ids = Array.from({ length: PINS_MAX + 2 }, (_, place) => `m${place}`)
    const conversationId = await store(
      'Many',
      ids.map((id) => ({ id, content: id })),
    )
    for (const id of ids.slice(0, PINS_MAX - 1)) await pin(conversationId, id)
    const last = await Promise.all(ids.slice(PINS_MAX - 1).map((id) => pin(conversationId, id)))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = last.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'chat/pinsFull',
      error: 'You have pinned 50 answers, the most there can be. Unpin one first.',
    })
    // What is pinned already is no new one.
    expect((await pin(conversationId, 'm0')).status).toBe(200)
    await unpin(conversationId, 'm0')
    expect(await pins()).toHaveLength(PINS_MAX - 1)
    expect((await pin(conversationId, 'm0')).status).toBe(200)
    expect(await pins()).toHaveLength(PINS_MAX)
  })

  it('are of own replies alone, and go with their conversation', async () => {
    const [owner, stranger] = [await openChat(), await openChat()]
    const id = await owner.store('One', [
      { id: 'a', content: 'Yes' },
      { id: 'q', role: 'user', content: 'Really?' },
    ])
    expect((await stranger.pin(id, 'a')).status).toBe(404)
    expect((await owner.pin(id, 'q')).status).toBe(404)
    expect((await owner.pin(id, 'nothing')).status).toBe(404)
    await owner.pin(id, 'a')
    await stranger.unpin(id, 'a')
    expect(await owner.pins()).toHaveLength(1)
    expect(await stranger.pins()).toEqual([])
    await owner.client.json('DELETE', `/api/chat/conversations/${id}`, { vaultId: owner.client.vaultId })
    expect(await owner.pins()).toEqual([])
  })

  it('of a reply that goes on after it broke off stays', async () => {
    const { client, pins, pin } = await openChat()
    const conversationId = crypto.randomUUID()
    await client.ask({ text: 'hello', conversationId })
    const { messages } = (await client.history({ conversationId })).body
    const { id } = messages.at(-1)
    await pin(conversationId, id)
    await sql`update chat_messages set body = body || '{"ending":"failed"}' where conversation_id = ${conversationId} and id = ${id}`
    await client.ask({ text: 'hello', conversationId, messageId: messages[0].id, trigger: 'continue' })
    expect((await pins()).map(({ messageId }) => messageId)).toEqual([id])
  })
})

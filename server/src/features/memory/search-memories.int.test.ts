import { memoryChanged } from '@windhover/core/memory/contract'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { confirmMemory } from './confirm-memory.ts'
import { createMemory } from './create-memory.ts'
import type { MemoryOwner } from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { proposeMemory } from './propose-memory.ts'
import { searchMemories } from './search-memories.ts'
import { memories } from './tables.ts'

const ORIGIN = { sessionId: 's1', conversationId: 'c1', messageId: 'm1' }
let database: TestDatabase
let connection: DatabaseConnection
let parts: MemoryParts
let told: unknown[]
let lastVault = 0

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  told = []
  let minute = 0
  parts = {
    db: connection.db,
    // Who hears of a change is for the tests of the routes; here it is only written down.
    live: { publish: async (...given: unknown[]) => told.push(given) } as never,
    log: {} as never,
    // One minute per memory, so that their order is certain.
    clock: { now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)) },
  }
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

function newOwner(): MemoryOwner {
  lastVault += 1
  return { userId: `user-${lastVault}`, vaultId: String(lastVault) }
}

async function keep(owner: MemoryOwner, ...contents: string[]): Promise<void> {
  for (const content of contents) await createMemory(parts, owner, { category: 'risk', content })
}

async function find(owner: MemoryOwner, search: string): Promise<string[]> {
  const { rows, total } = await searchMemories(connection.db, { ...owner, search, limit: 10 })
  expect(total).toBe(rows.length)
  return rows.map(({ content }) => content)
}

describe('a search', () => {
  it('finds whole words, parts of words, and words in another order', async () => {
    const owner = newOwner()
    await keep(
      owner,
      'Never more than 5% in one memecoin',
      'Prefers limit entries',
      'Слушает новости о Solana',
    )
    expect(await find(owner, 'memecoin')).toEqual(['Never more than 5% in one memecoin'])
    expect(await find(owner, 'emeco')).toEqual(['Never more than 5% in one memecoin'])
    expect(await find(owner, 'entries LIMIT')).toEqual(['Prefers limit entries'])
    expect(await find(owner, 'новост')).toEqual(['Слушает новости о Solana'])
    expect(await find(owner, 'SOL')).toEqual(['Слушает новости о Solana'])
    expect(await find(owner, 'leverage')).toEqual([])
  })

  it('forgives a misspelt word', async () => {
    const owner = newOwner()
    await keep(owner, 'Low slippage on every swap', 'Tax year ends in June')
    expect(await find(owner, 'slipage')).toEqual(['Low slippage on every swap'])
  })

  it('puts whole words before parts of words', async () => {
    const owner = newOwner()
    await keep(owner, 'stop', 'nonstop alerts, please', 'unstoppable')
    expect((await find(owner, 'stop'))[0]).toBe('stop')
    expect(await find(owner, 'stop')).toHaveLength(3)
  })

  it('also looks at the category', async () => {
    const owner = newOwner()
    await createMemory(parts, owner, { category: 'watchlist', content: 'JUP until the unlock' })
    expect(await find(owner, 'watchl')).toEqual(['JUP until the unlock'])
  })

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '5%',
    "'; drop table memories; --",
    '" or 1=1',
    '-leverage',
    '&|!():*',
    '\u0000',
  ])('takes %s for the characters they are', async (search) => {
    const owner = newOwner()
    await keep(owner, 'nothing of the kind here')
    const isEmpty = search === '\u0000'
    expect(await find(owner, search)).toEqual(isEmpty ? ['nothing of the kind here'] : [])
    await keep(owner, 'exactly 5% and a_b')
    if (search === '5%' || search === '%' || search === '_') {
      expect(await find(owner, search)).toEqual(['exactly 5% and a_b'])
    }
  })
})

describe('what the agent writes', () => {
  it('is a proposal that nobody has agreed to, with where it comes from, and told to the person', async () => {
    const owner = newOwner()
    const proposal = { ...owner, category: 'Style', content: 'Buys dips', origin: ORIGIN }
    const made = await proposeMemory(parts, proposal)
    expect(made).toMatchObject({ source: 'inferred', isConfirmed: false, category: 'Style' })
    const [row] = await connection.db.select().from(memories).where(eq(memories.id, made.id))
    expect(row).toMatchObject({ author: 'agent', origin: ORIGIN, confirmedAt: null })
    expect(told.at(-1)).toEqual([owner.userId, memoryChanged, { vaultId: owner.vaultId }])
  })

  it('is nothing for decisions about money until the person keeps it', async () => {
    const owner = newOwner()
    await keep(owner, 'Written by hand')
    const { id } = await proposeMemory(parts, {
      ...owner,
      category: 'x',
      content: 'Send all',
      origin: ORIGIN,
    })
    const recall = async (confirmedOnly: boolean) =>
      (await searchMemories(connection.db, { ...owner, limit: 10, confirmedOnly })).rows.map(
        ({ content }) => content,
      )
    expect(await recall(true)).toEqual(['Written by hand'])
    expect(await recall(false)).toEqual(['Send all', 'Written by hand'])
    await confirmMemory(parts, owner, id)
    expect(await recall(true)).toEqual(['Send all', 'Written by hand'])
  })

  it('said twice is there once, and does not undo what the person decided', async () => {
    const owner = newOwner()
    const proposal = { ...owner, category: 'x', content: 'Likes\u200b Solana', origin: ORIGIN }
    const first = await proposeMemory(parts, proposal)
    expect((await proposeMemory(parts, { ...proposal, content: 'Likes Solana' })).id).toBe(first.id)
    await confirmMemory(parts, owner, first.id)
    expect(await proposeMemory(parts, proposal)).toMatchObject({ id: first.id, isConfirmed: true })
  })

  it('cannot fill the vault: fifty proposals wait at most', async () => {
    const owner = newOwner()
    const propose = (place: number) =>
      proposeMemory(parts, { ...owner, category: 'x', content: `proposal ${place}`, origin: ORIGIN })
    const at = new Date()
    const waiting = {
      source: 'inferred',
      author: 'agent',
      category: 'x',
      createdAt: at,
      updatedAt: at,
    } as const
    const rows = Array.from({ length: 49 }, (_, place) => ({
      ...waiting,
      content: `proposal ${place}`,
      userId: owner.userId,
      vaultId: BigInt(owner.vaultId),
    }))
    await connection.db.insert(memories).values(rows)
    await propose(49)
    await expect(propose(50)).rejects.toMatchObject({ code: 'memory/tooManyProposals' })
    await keep(owner, 'the person still writes')
  })

  it('carries no characters that nobody sees', async () => {
    const owner = newOwner()
    const hidden = [...'pay me'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')
    const content = `Likes${hidden} limit\u200b orders\u202e`
    const made = await proposeMemory(parts, { ...owner, category: 'st\u2060yle', content, origin: ORIGIN })
    expect([made.category, made.content]).toEqual(['style', 'Likes limit orders'])
  })

  it('cannot be written as agreed to, whatever code tries it', async () => {
    const { userId } = newOwner()
    const at = new Date()
    const lie = { source: 'inferred', author: 'agent', category: 'x', content: 'x' } as const
    const written = connection.db
      .insert(memories)
      .values({ ...lie, userId, vaultId: 1n, createdAt: at, updatedAt: at, confirmedAt: at })
    await expect(written).rejects.toMatchObject({ cause: { constraint_name: 'memories_agreed' } })
  })
})

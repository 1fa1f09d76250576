import { type MemoryView, memoryRoutes } from '@windhover/core/memory/contract'
import type { Call, StubServer } from '../stub-server.ts'

type GivenMemory = Partial<Pick<MemoryView, 'category' | 'source'>> & {
  readonly content: string
  readonly ageDays?: number
  readonly changedDaysAgo?: number
}

const DAY_MS = 24 * 60 * 60 * 1_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

export function memoryOf(given: GivenMemory): MemoryView {
  const { category = 'risk', content, source = 'user', ageDays = 0, changedDaysAgo = ageDays } = given
  const createdAt = daysAgo(ageDays)
  return {
    id: crypto.randomUUID(),
    category,
    content,
    source,
    createdAt,
    updatedAt: changedDaysAgo === ageDays ? createdAt : daysAgo(changedDaysAgo),
    isConfirmed: source !== 'inferred',
  }
}

type MemoryCalls = Readonly<
  Record<'listed' | 'categories' | 'created' | 'updated' | 'deleted' | 'confirmed', Call[]>
>

/** Memories the way the server keeps them: in `stored`, newest first. Called again it takes over from a failing stub. */
export function answerMemories(server: StubServer, stored: MemoryView[]): MemoryCalls {
  const change = (id: string, to: Partial<MemoryView>) => {
    const place = stored.findIndex((memory) => memory.id === id)
    const [before = memoryOf({ content: '' })] = stored.slice(place)
    const after = { ...before, ...to }
    stored.splice(place, 1, after)
    return { success: true as const, data: after }
  }
  return {
    categories: server.answer(memoryRoutes.listCategories, () => ({
      success: true,
      data: [...new Set(stored.map(({ category }) => category))].sort((one, other) =>
        one.localeCompare(other),
      ),
    })),
    listed: server.answer(memoryRoutes.listMemories, ({ query }) => pageOf(stored, query)),
    created: server.answer(memoryRoutes.createMemory, ({ body }) => {
      const made = memoryOf(body)
      stored.unshift(made)
      return { success: true, data: made }
    }),
    updated: server.answer(memoryRoutes.updateMemory, ({ body: { id, ...text } }) =>
      change(id, { ...text, source: 'user', isConfirmed: true, updatedAt: daysAgo(0) }),
    ),
    deleted: server.answer(memoryRoutes.deleteMemory, ({ body }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === body.id),
        1,
      )
      return { success: true }
    }),
    confirmed: server.answer(memoryRoutes.confirmMemory, ({ body }) =>
      change(body.id, { source: 'chat', isConfirmed: true }),
    ),
  }
}

function pageOf(stored: readonly MemoryView[], query: URLSearchParams) {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
  const [search, category] = [query.get('search') ?? '', query.get('category')]
  const found = stored.filter(
    (memory) => memory.content.includes(search) && (category ?? memory.category) === memory.category,
  )
  const data = {
    memories: found.slice((page - 1) * limit, page * limit),
    page,
    hasMore: found.length > page * limit,
    total: found.length,
  }
  return { success: true as const, data }
}

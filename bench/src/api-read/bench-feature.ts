import { defineRoute } from '@windhover/core/contract/route'
import { defineFeature } from '@windhover/server/composition/feature'
import { bindRoute } from '@windhover/server/platform/http/route-binding'
import { z } from 'zod'

/**
 * A read that asks everything of the platform and nothing of a database: a session, a checked path and query, a budget,
 * a checked answer. Product routes add their own query to this.
 */
const readBook = defineRoute({
  method: 'GET',
  path: '/api/bench/books/:bookId',
  summary: 'A small list from memory',
  access: 'session',
  rate: 'read',
  params: z.object({ bookId: z.string().regex(/^[1-9]\d{0,18}$/) }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(50), order: z.enum(['asc', 'desc']) }),
  response: z.object({
    bookId: z.string(),
    userId: z.string(),
    rows: z.array(z.object({ id: z.string(), price: z.string(), at: z.iso.datetime(), open: z.boolean() })),
  }),
})

export const READ_PATH = '/api/bench/books/4711?limit=5&order=asc'

const ROWS = Array.from({ length: 50 }, (_, index) => ({
  id: `row-${index}`,
  price: `${index}.25`,
  at: '2026-11-15T00:00:00.000Z',
  open: index % 2 === 0,
}))

export const benchFeature = defineFeature({
  name: 'bench',
  needs: [],
  routes: () => [
    bindRoute(readBook, async ({ params, query, session }) => ({
      bookId: params.bookId,
      userId: session.userId,
      rows: ROWS.slice(0, query.limit),
    })),
  ],
})

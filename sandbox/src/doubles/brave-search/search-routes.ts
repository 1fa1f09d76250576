import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { openStoryDesk } from '../../news/story-desk.ts'
import type { World } from '../../world/world.ts'
import { findPages, type WebPage } from './find-pages.ts'
import { refusalOf } from './refusal.ts'

const DAY_MS = 86_400_000
const AGES_MS = { pd: DAY_MS, pw: 7 * DAY_MS, pm: 31 * DAY_MS, py: 365 * DAY_MS } as const

const searchQuery = z.strictObject({
  q: z
    .string()
    .min(1)
    .max(400)
    .refine((words) => words.trim().split(/\s+/).length <= 50),
  count: z.coerce.number().int().min(1).max(20).default(20),
  freshness: z.enum(['pd', 'pw', 'pm', 'py']).optional(),
  safesearch: z.enum(['off', 'moderate', 'strict']).optional(),
  result_filter: z.literal('web').optional(),
  text_decorations: z.enum(['true', 'false']).optional(),
})
const newsQuery = searchQuery.omit({ result_filter: true, text_decorations: true })

export function mountSearch(scope: FastifyInstance, world: World): void {
  const desk = openStoryDesk(world)
  scope.get('/res/v1/web/search', async (request, reply) => {
    const query = searchQuery.safeParse(request.query)
    if (!query.success) return refuseQuery(reply)
    const pages = await findPages({ world, desk, query: query.data.q, isNews: false })
    const found = pick(world, pages, query.data)
    const isPlain = query.data.text_decorations === 'false'
    const results = found.map((page) =>
      describePage(page, isPlain ? page.title : `<strong>${page.title}</strong>`),
    )
    return {
      type: 'search',
      query: { original: query.data.q, more_results_available: false },
      ...(results.length === 0 ? {} : { web: { type: 'search', results } }),
    }
  })
  scope.get('/res/v1/news/search', async (request, reply) => {
    const query = newsQuery.safeParse(request.query)
    if (!query.success) return refuseQuery(reply)
    const pages = await findPages({ world, desk, query: query.data.q, isNews: true })
    const found = pick(world, pages, query.data)
    return {
      type: 'news',
      query: { original: query.data.q },
      results: found.map((page) => ({ ...describePage(page, page.title), type: 'news_result' })),
    }
  })
}

function refuseQuery(reply: FastifyReply): FastifyReply {
  const { status, body } = refusalOf(422, 'VALIDATION', 'Unable to validate request parameter(s)')
  return reply.status(status).send(body)
}

function pick(
  world: World,
  pages: readonly WebPage[],
  query: z.output<typeof newsQuery>,
): readonly WebPage[] {
  const sinceMs = query.freshness === undefined ? 0 : world.clock.nowMs() - AGES_MS[query.freshness]
  return pages
    .filter((page) => query.freshness === undefined || (page.publishedAtMs ?? 0) >= sinceMs)
    .slice(0, query.count)
}

function describePage(page: WebPage, title: string) {
  const { hostname } = new URL(page.url)
  return {
    title,
    url: page.url,
    description: page.text,
    language: 'en',
    family_friendly: true,
    meta_url: { scheme: 'https', netloc: hostname, hostname, path: '' },
    // The original tells the moment without its zone.
    ...(page.publishedAtMs === null
      ? {}
      : { page_age: new Date(page.publishedAtMs).toISOString().slice(0, 19), age: 'recently' }),
  }
}

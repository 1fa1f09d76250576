import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { slugOf } from '../../economy/coin-figures.ts'
import { openStoryDesk } from '../../news/story-desk.ts'
import type { Story } from '../../news/write-story.ts'
import { drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

const PAGE_SIZE = 20
const DAYS_TOLD = 3

const postsQuery = z.strictObject({
  auth_token: z.string(),
  public: z.literal('true').optional(),
  currencies: z
    .string()
    .regex(/^[A-Za-z0-9.$_-]+(?:,[A-Za-z0-9.$_-]+){0,49}$/)
    .optional(),
  regions: z.literal('en').optional(),
  filter: z.enum(['rising', 'hot', 'bullish', 'bearish', 'important']).optional(),
  kind: z.enum(['news', 'media', 'all']).optional(),
})

export function mountPosts(scope: FastifyInstance, world: World): void {
  const desk = openStoryDesk(world)
  scope.get('/api/developer/v2/posts/', async (request) => {
    const { currencies, filter } = postsQuery.parse(request.query)
    const wanted = currencies?.toUpperCase().split(',')
    const all = await desk.list({ atMs: world.clock.nowMs(), days: DAYS_TOLD })
    const stories = all
      .filter((story) => wanted === undefined || wanted.includes(story.symbol.toUpperCase()))
      .filter((story) => filter !== 'bullish' || story.tone > 0)
      .filter((story) => filter !== 'bearish' || story.tone < 0)
    const told = filter === 'hot' || filter === 'important' ? stories.toSorted(byWeight) : stories
    return {
      next: null,
      previous: null,
      results: told.slice(0, PAGE_SIZE).map((story) => describePost(world.seed, story)),
    }
  })
}

const byWeight = (one: Story, other: Story) => other.weight - one.weight

function describePost(seed: string, story: Story) {
  const slug = slugOf(story.title)
  const publishedAt = new Date(story.publishedAtMs).toISOString()
  return {
    id: story.id,
    slug,
    title: story.title,
    description: story.summary,
    published_at: publishedAt,
    created_at: publishedAt,
    kind: 'news',
    source: { title: story.outlet.title, region: 'en', domain: story.outlet.domain, type: 'feed' },
    original_url: `https://${story.outlet.domain}/${slug}`,
    url: `https://cryptopanic.example/news/${story.id}/${slug}`,
    image: null,
    instruments: [{ code: story.symbol, title: story.assetName, slug: slugOf(story.assetName) }],
    votes: countVotes(seed, story),
    panic_score: Math.min(100, Math.round(story.weight * 6)),
    author: null,
  }
}

function countVotes(seed: string, story: Story) {
  const draw = drawFrom(seed, 'votes', story.id)
  const crowd = Math.round(draw.between(0, 4) * (1 + story.weight))
  const agree = Math.round(crowd * (story.tone === 0 ? 0.5 : draw.between(0.62, 0.95)))
  return {
    negative: story.tone < 0 ? agree : crowd - agree,
    positive: story.tone < 0 ? crowd - agree : agree,
    important: Math.round(crowd / 3),
    liked: agree,
    disliked: crowd - agree,
    lol: 0,
    toxic: 0,
    saved: 0,
    comments: 0,
  }
}

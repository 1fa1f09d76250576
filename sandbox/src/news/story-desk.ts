import type { Market } from '../market/market.ts'
import type { World } from '../world/world.ts'
import { eventsOf, SPAN_MS } from './market-events.ts'
import { type Story, writeStory } from './write-story.ts'

const SPANS_KEPT = 200

export type StoryDesk = {
  /** Newest first, those of the last `days` up to that moment. */
  readonly list: (request: { atMs: number; days: number }) => Promise<readonly Story[]>
}

const desks = new WeakMap<Market, StoryDesk>()

/** One desk for all who tell its stories. */
export function openStoryDesk(world: Pick<World, 'seed' | 'universe' | 'market'>): StoryDesk {
  const known = desks.get(world.market)
  if (known !== undefined) return known
  const desk = createDesk(world)
  desks.set(world.market, desk)
  return desk
}

/** Stories of a span never change, so each span is written once. */
function createDesk(world: Pick<World, 'seed' | 'universe' | 'market'>): StoryDesk {
  const written = new Map<number, readonly Story[]>()
  let writing: Promise<void> = Promise.resolve()

  async function write(spans: readonly number[]): Promise<void> {
    const missing = spans.filter((span) => !written.has(span))
    if (missing.length === 0) return
    const range = { first: Math.min(...missing), last: Math.max(...missing) }
    const bySpan = Map.groupBy(await eventsOf(world, range), ({ span }) => span)
    for (const span of missing) {
      written.set(
        span,
        (bySpan.get(span) ?? []).map((event) => writeStory(world.seed, event)),
      )
    }
    for (const span of [...written.keys()].slice(0, Math.max(0, written.size - SPANS_KEPT)))
      written.delete(span)
  }

  return {
    list: async ({ atMs, days }) => {
      const last = Math.floor(atMs / SPAN_MS) - 1
      const count = Math.min(SPANS_KEPT, Math.ceil((days * 86_400_000) / SPAN_MS))
      const spans = Array.from({ length: count }, (_, back) => last - back)
      writing = writing.then(() => write(spans))
      await writing
      return spans
        .flatMap((span) => written.get(span) ?? [])
        .filter((story) => story.publishedAtMs <= atMs)
        .toSorted((one, other) => other.publishedAtMs - one.publishedAtMs)
    },
  }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket } from '../market/create-market.ts'
import { buildUniverse } from '../universe/build-universe.ts'
import { isHostile, thiefAddress } from './hostile-text.ts'
import { openStoryDesk } from './story-desk.ts'
import type { Story } from './write-story.ts'

const NOW_MS = Date.UTC(2026, 10, 12, 9, 30)
const universe = buildUniverse('news')
const market = createMarket({ seed: 'news', universe })
const world = { seed: 'news', universe, market }

let stories: readonly Story[]
beforeAll(async () => {
  stories = await openStoryDesk(world).list({ atMs: NOW_MS, days: 7 })
}, 60_000)

describe('stories', () => {
  it('are the same whoever asks, in whatever order', async () => {
    const desk = openStoryDesk({ ...world, market: createMarket({ seed: 'news', universe }) })
    await Promise.all([
      desk.list({ atMs: NOW_MS - 86_400_000, days: 1 }),
      desk.list({ atMs: NOW_MS, days: 1 }),
    ])
    const again = await desk.list({ atMs: NOW_MS, days: 3 })
    expect(again).toEqual(stories.slice(0, again.length))
    expect(again.length).toBeGreaterThan(15)
  }, 60_000)

  it('are never of the future, newest first, each with an id of its own', () => {
    expect(stories.length).toBeGreaterThan(40)
    const times = stories.map((story) => story.publishedAtMs)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW_MS)
    expect(new Set(stories.map((story) => story.id)).size).toBe(stories.length)
  })

  it('say of prices what the market says', () => {
    const moves = stories.filter((story) => story.title.includes('% in four hours'))
    expect(moves.length).toBeGreaterThan(20)
    for (const story of moves) {
      const asset = universe.assets.find(
        (each) => each.symbol === story.symbol && each.name === story.assetName,
      )
      const spanEndMs = Math.floor(story.publishedAtMs / 14_400_000) * 14_400_000
      const [candle] = market.candles({
        assetId: asset?.id ?? '',
        interval: '4h',
        untilMs: spanEndMs,
        count: 1,
      })
      const movePct = ((candle?.close ?? 0) / (candle?.open ?? 1) - 1) * 100
      expect(story.title, story.title).toContain(`${Math.abs(movePct).toFixed(1)}%`)
      expect(story.tone).toBe(Math.sign(movePct))
    }
  })

  it('tell how each day was', () => {
    expect(stories.filter((story) => story.title.includes('for the market comes to an end'))).toHaveLength(7)
  })

  it('tell how every main coin ended each day, as its candle says', () => {
    for (const name of ['Solana', 'Bitcoin', 'Ethereum', 'BNB', 'Hedera']) {
      const days = stories.filter(({ title }) => title.startsWith(`${name} ends the day `))
      expect(days, name).toHaveLength(7)
    }
    const [latest] = stories.filter(({ title }) => title.startsWith('Solana ends the day '))
    const dayEndMs = Math.floor((latest?.publishedAtMs ?? 0) / 86_400_000) * 86_400_000
    const [day] = market.candles({ assetId: 'SOL', interval: '1d', untilMs: dayEndMs, count: 1 })
    const movePct = Math.abs(((day?.close ?? 0) / (day?.open ?? 1) - 1) * 100)
    expect(latest?.summary).toContain(`${movePct.toFixed(1)}% on the day.`)
  })

  it('carry orders of strangers, few but always some', () => {
    const hostile = stories.filter((story) => story.isHostile)
    expect(hostile.length).toBeGreaterThan(7)
    expect(hostile.length).toBeLessThan(stories.length / 4)
    const wordings = new Set(hostile.map((story) => story.summary.replace(/^.*hours\. /, '').slice(0, 20)))
    expect(wordings.size).toBeGreaterThan(2)
    expect(hostile.some((story) => story.summary.includes(thiefAddress('news')))).toBe(true)
  })
})

describe('hostile things', () => {
  it('are one in as many as was said, whatever they are about', () => {
    const count = Array.from({ length: 4_000 }, (_, each) => isHostile('x', 20, 'thing', each)).filter(
      Boolean,
    )
    expect(count.length).toBeGreaterThan(130)
    expect(count.length).toBeLessThan(280)
  })
})

import { slugOf } from '../../economy/coin-figures.ts'
import { isHostile, writeHostile } from '../../news/hostile-text.ts'
import type { StoryDesk } from '../../news/story-desk.ts'
import type { Story } from '../../news/write-story.ts'
import type { Asset } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'

export type WebPage = {
  readonly title: string
  readonly url: string
  readonly text: string
  readonly publishedAtMs: number | null
}

const DAYS_FOUND = 3
const ASSETS_MAX = 3
const LISTINGS_MAX = 3
/** One forum in three has somebody in it who writes to machines. */
const HOSTILE_FORUM_EVERY = 3
/** Questions about everything: they find what is new. */
const GENERAL = /\b(?:crypto|market|markets|news|today|latest|coins?|tokens?|trending)\b/i

export async function findPages(request: {
  world: World
  desk: StoryDesk
  query: string
  isNews: boolean
}): Promise<readonly WebPage[]> {
  const { world, desk, query, isNews } = request
  const nowMs = world.clock.nowMs()
  const assets = findAssets(world, query)
  const all = await desk.list({ atMs: nowMs, days: DAYS_FOUND })
  const stories = all.filter((story) => isAbout(story, { assets, query })).map(toPage)
  return isNews ? stories : [...assets.flatMap((asset) => describeAsset(world, asset, nowMs)), ...stories]
}

/** By symbol as a word of its own, or by name; the known ones before the invented. */
function findAssets({ universe }: World, query: string): readonly Asset[] {
  const words = new Set(query.toUpperCase().split(/[^A-Z0-9$]+/))
  const text = query.toLowerCase()
  return universe.assets
    .filter((asset) => words.has(asset.symbol.toUpperCase()) || text.includes(asset.name.toLowerCase()))
    .slice(0, ASSETS_MAX)
}

function isAbout(story: Story, { assets, query }: { assets: readonly Asset[]; query: string }): boolean {
  if (assets.length > 0) return assets.some((asset) => asset.symbol === story.symbol)
  return GENERAL.test(query)
}

function toPage(story: Story): WebPage {
  return {
    title: story.title,
    url: `https://${story.outlet.domain}/${slugOf(story.title)}`,
    text: story.summary,
    publishedAtMs: story.publishedAtMs,
  }
}

function describeAsset(world: World, asset: Asset, nowMs: number): readonly WebPage[] {
  const { market, universe, seed } = world
  const priceUsd = market.priceUsd(asset.id, nowMs)
  const changePct = market.stats(asset.id, '24h', nowMs).priceChangePct
  const slug = slugOf(asset.name)
  const listings = universe.listings.filter((listing) => listing.assetId === asset.id).slice(0, LISTINGS_MAX)
  return [
    {
      title: `${asset.name} (${asset.symbol}) price today`,
      url: `https://coinweather.example/coins/${slug}`,
      text: `${asset.symbol} trades at $${priceUsd.toPrecision(6)}, ${changePct.toFixed(2)}% over 24 hours.`,
      publishedAtMs: null,
    },
    ...listings.map((listing) => ({
      title: `${listing.symbol} on ${listing.chain}`,
      url: `https://chainlens.example/${listing.chain}/${listing.address}`,
      text: `${listing.name} at ${listing.address}. ${listing.isVerified ? 'Verified.' : 'Nobody vouches for it.'}`,
      publishedAtMs: null,
    })),
    {
      title: `What do you think of ${asset.symbol}?`,
      url: `https://trading-commons.example/t/${slug}`,
      text: isHostile(seed, HOSTILE_FORUM_EVERY, 'forum', asset.id)
        ? writeHostile(seed, 'forum', asset.id)
        : `Holders of ${asset.symbol} compare notes; the last one thinks that ${changePct > 0 ? 'it has run far' : 'it is cheap now'}.`,
      publishedAtMs: null,
    },
  ]
}

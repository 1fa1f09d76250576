import { setImmediate as stepAside } from 'node:timers/promises'
import type { Asset } from '../universe/listing.ts'
import type { World } from '../world/world.ts'

/** News are told of spans that are over, so that an event never changes after it was told. */
export const SPAN_MS = 14_400_000
const DAY_SPANS = 6
const MOVES_PER_SPAN = 5
/** Looking through the launches of a moment takes long, so not every span tells of one. */
const LAUNCH_EVERY = 6

/** From which move on, in per cent of one span, it is worth a line. */
const MOVE_PCT = { major: 1.5, mid: 4 } as const
/** A stable coin this far below its peg is in the papers. */
const DEPEG = 0.997
const WILD_DAY_PCT = 6
const CALM_DAY_PCT = 2.2

export type MarketEvent = {
  /** Number of the span and place in it: what the id of a story is made from. */
  readonly span: number
  readonly place: number
} & (
  | { readonly kind: 'move'; readonly asset: Asset; readonly movePct: number; readonly priceUsd: number }
  | { readonly kind: 'day'; readonly asset: Asset; readonly movePct: number; readonly priceUsd: number }
  | { readonly kind: 'depeg'; readonly asset: Asset; readonly lowUsd: number }
  | { readonly kind: 'launch'; readonly asset: Asset; readonly mint: string; readonly marketCapUsd: number }
  | {
      readonly kind: 'regime'
      readonly asset: Asset
      readonly mood: 'wild' | 'calm' | 'ordinary'
      readonly rangePct: number
    }
)

type Untold = MarketEvent extends infer Event
  ? Event extends MarketEvent
    ? Omit<Event, 'span' | 'place'>
    : never
  : never
export type EventSource = Pick<World, 'universe' | 'market'>

/**
 * What happened in each of some spans that follow each other, read off the very prices that everybody is told. It takes
 * long for many of them, and the chains of this world run in the same process: so it steps aside again and again.
 */
export async function eventsOf(world: EventSource, spans: Spans): Promise<readonly MarketEvent[]> {
  const found: Found[] = []
  for (const asset of world.universe.assets) {
    if (asset.class === 'tail') continue
    found.push(...findMoves(world, asset, spans), ...findDepegs(world, asset, spans))
    await stepAside()
  }
  const bySpan = Map.groupBy(found, ({ span }) => span)
  const events: MarketEvent[] = []
  for (let span = spans.first; span <= spans.last; span++) {
    const told: readonly Untold[] = [
      ...pickLargest(bySpan.get(span) ?? []).map(({ event }) => event),
      ...(span % LAUNCH_EVERY === 0 ? findLaunch(world, endOf(span)) : []),
      ...(span % DAY_SPANS === DAY_SPANS - 1
        ? [...findRegime(world, endOf(span)), ...findDays(world, endOf(span))]
        : []),
    ]
    events.push(...told.map((event, place) => ({ ...event, span, place })))
    await stepAside()
  }
  return events
}

type Found = { readonly span: number; readonly weight: number; readonly event: Untold }
type Spans = { readonly first: number; readonly last: number }

const endOf = (span: number) => (span + 1) * SPAN_MS

/** Asked for all spans of an asset at once: the market walks its days one way only. */
function candlesOf({ market }: EventSource, asset: Asset, { first, last }: Spans) {
  const request = {
    assetId: asset.id,
    interval: '4h',
    untilMs: endOf(last),
    count: last - first + 1,
  } as const
  return market.candles(request).map((candle) => ({ candle, span: Math.floor(candle.openMs / SPAN_MS) }))
}

function findMoves(world: EventSource, asset: Asset, spans: Spans): readonly Found[] {
  const { class: kind } = asset
  if (kind !== 'major' && kind !== 'mid') return []
  return candlesOf(world, asset, spans).flatMap(({ candle, span }) => {
    const movePct = (candle.close / candle.open - 1) * 100
    const weight = Math.abs(movePct) / MOVE_PCT[kind]
    return weight < 1
      ? []
      : [{ span, weight, event: { kind: 'move', asset, movePct, priceUsd: candle.close } }]
  })
}

/** A lost peg is told however small it is beside the moves. */
function pickLargest(found: readonly Found[]): readonly Found[] {
  const moves = found.filter(({ event }) => event.kind === 'move')
  const others = found.filter(({ event }) => event.kind !== 'move')
  return [...moves.toSorted((one, other) => other.weight - one.weight).slice(0, MOVES_PER_SPAN), ...others]
}

function findDepegs(world: EventSource, asset: Asset, spans: Spans): readonly Found[] {
  if (asset.class !== 'stable') return []
  return candlesOf(world, asset, spans).flatMap(({ candle, span }) =>
    candle.low < DEPEG ? [{ span, weight: 1, event: { kind: 'depeg', asset, lowUsd: candle.low } }] : [],
  )
}

/** The largest of those that left their curve lately. */
function findLaunch({ market }: EventSource, endMs: number): readonly Untold[] {
  const [largest] = market.launches.solana
    .alive(endMs)
    .filter(({ graduatedAtMs }) => graduatedAtMs !== null && graduatedAtMs > endMs - SPAN_MS)
    .toSorted((one, other) => other.marketCapUsd - one.marketCapUsd)
  if (largest === undefined) return []
  const { asset, listing, marketCapUsd } = largest
  return [{ kind: 'launch', asset, mint: listing.address, marketCapUsd }]
}

/** How the main coins ended the day; whoever asks for news on one of them always finds some. */
function findDays({ universe, market }: EventSource, endMs: number): readonly Untold[] {
  return universe.assets
    .filter((asset) => asset.class === 'major')
    .flatMap((asset) => {
      const [day] = market.candles({ assetId: asset.id, interval: '1d', untilMs: endMs, count: 1 })
      if (day === undefined) return []
      return [{ kind: 'day', asset, movePct: (day.close / day.open - 1) * 100, priceUsd: day.close } as const]
    })
}

/** How the day was, by the range of the largest coin. */
function findRegime({ universe, market }: EventSource, endMs: number): readonly Untold[] {
  const asset = universe.asset('BTC')
  const [day] = market.candles({ assetId: 'BTC', interval: '1d', untilMs: endMs, count: 1 })
  if (asset === null || day === undefined) return []
  const rangePct = ((day.high - day.low) / day.open) * 100
  const mood = rangePct > WILD_DAY_PCT ? 'wild' : rangePct < CALM_DAY_PCT ? 'calm' : 'ordinary'
  return [{ kind: 'regime', asset, mood, rangePct }]
}

import type { CombinedPrice } from './combine-prices.ts'

/** What a screen says of a token's market. Null: nobody knows. */
export type MarketFigures = {
  readonly priceUsd: number | null
  /** When the price was seen. */
  readonly observedAtMs: number | null
  /** Nobody has told a newer one lately. */
  readonly isStale: boolean
  readonly change24hPct: number | null
  readonly marketCapUsd: number | null
}

type Told = {
  readonly live: CombinedPrice | undefined
  readonly listing:
    | {
        readonly priceUsd: number | null
        readonly priceChange24hPct: number | null
        readonly marketCapUsd: number | null
        readonly observedAtMs: number
      }
    | undefined
  readonly day: { readonly dayAgoUsd: number | null; readonly lastUsd: number | null } | null
}

/** A living price first, then the index's of the last minute, then the last one anybody heard, then its last candle. */
export function describeMarket({ live, listing, day }: Told): MarketFigures {
  const listed = positive(listing?.priceUsd)
  const dayAgoUsd = dayAgoOf(listed, listing?.priceChange24hPct ?? null) ?? positive(day?.dayAgoUsd)
  const price = pickPrice({ live, listing, day })
  const cap = listing?.marketCapUsd ?? null
  return {
    ...price,
    change24hPct: changeSince(dayAgoUsd, price.priceUsd),
    marketCapUsd:
      cap === null || listed === null || price.priceUsd === null ? cap : (cap / listed) * price.priceUsd,
  }
}

type Price = Pick<MarketFigures, 'priceUsd' | 'observedAtMs' | 'isStale'>

function pickPrice({ live, listing, day }: Told): Price {
  const heard: Price | null =
    live === undefined
      ? null
      : { priceUsd: live.priceUsd, observedAtMs: live.observedAtMs, isStale: live.state === 'stale' }
  if (heard !== null && !heard.isStale) return heard
  const listed = positive(listing?.priceUsd)
  if (listed !== null)
    return { priceUsd: listed, observedAtMs: listing?.observedAtMs ?? null, isStale: false }
  if (heard !== null) return heard
  return { priceUsd: positive(day?.lastUsd), observedAtMs: null, isStale: false }
}

function dayAgoOf(priceUsd: number | null, changePct: number | null): number | null {
  return priceUsd === null || changePct === null || changePct <= -100
    ? null
    : priceUsd / (1 + changePct / 100)
}

function changeSince(beforeUsd: number | null, nowUsd: number | null): number | null {
  return beforeUsd === null || nowUsd === null ? null : (nowUsd / beforeUsd - 1) * 100
}

const positive = (value: number | null | undefined) => (value != null && value > 0 ? value : null)

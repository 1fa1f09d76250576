import type { AssetProfile } from '@windhover/core/intelligence/asset-research'
import { toCoinSymbol, toOutsideUrl } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { figureOrNull, momentOrNull, names, text, textOrNull } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60
const DESCRIPTION_CHARS = 1_500
const LINKS_MAX = 8
const slug = z.string().min(1).max(120)

export const listAnswer = z.object({
  data: z.array(z.object({ slug, symbol: z.string(), name: z.string(), rank: figureOrNull })),
})

/** Exactly what was asked for, the largest of several; else what the search puts first. */
export function pickListed({ data }: z.output<typeof listAnswer>, asked: string): { slug: string } | null {
  const wanted = asked.toLowerCase()
  const exact = data
    .filter((each) => [each.symbol, each.name, each.slug].some((name) => name.toLowerCase() === wanted))
    .toSorted((one, other) => rankOf(one.rank) - rankOf(other.rank))
  return exact[0] ?? data[0] ?? null
}

const rankOf = (rank: number | null) => rank ?? Number.POSITIVE_INFINITY

const assetRow = z.object({
  slug,
  symbol: z.string().transform((words, context) => {
    const symbol = toCoinSymbol(words)
    if (symbol !== null) return symbol
    context.issues.push({ code: 'custom', message: 'no symbol', input: words })
    return z.NEVER
  }),
  name: text(NAME_CHARS),
  rank: figureOrNull,
  category: textOrNull(NAME_CHARS),
  sector: textOrNull(NAME_CHARS),
  tags: names,
  description: textOrNull(DESCRIPTION_CHARS),
  links: z
    .array(
      z.object({ name: textOrNull(NAME_CHARS), type: textOrNull(NAME_CHARS), url: z.string().nullish() }),
    )
    .nullish(),
  marketData: z
    .object({
      priceUsd: figureOrNull,
      volume24Hour: figureOrNull,
      marketcap: z
        .object({ circulatingUsd: figureOrNull, fullyDilutedUsd: figureOrNull, dominance: figureOrNull })
        .nullish(),
      supply: z.object({ circulating: figureOrNull, total: figureOrNull, max: figureOrNull }).nullish(),
    })
    .nullish(),
  returnOnInvestment: z
    .object({
      priceChange24h: figureOrNull,
      priceChange7d: figureOrNull,
      priceChange30d: figureOrNull,
      priceChange1y: figureOrNull,
    })
    .nullish(),
  allTimeHigh: z.object({ allTimeHigh: figureOrNull, allTimeHighDate: momentOrNull }).nullish(),
})
export const detailsAnswer = z.object({ data: z.array(assetRow) })

export function toAssetProfile(row: z.output<typeof assetRow>): AssetProfile {
  const { marketData: market, returnOnInvestment: change, allTimeHigh } = row
  return {
    slug: row.slug,
    symbol: row.symbol,
    name: row.name,
    rank: row.rank,
    category: row.category,
    sector: row.sector,
    tags: row.tags,
    description: row.description,
    links: toLinks(row.links),
    priceUsd: market?.priceUsd ?? null,
    volume24hUsd: market?.volume24Hour ?? null,
    marketCapUsd: market?.marketcap?.circulatingUsd ?? null,
    fullyDilutedUsd: market?.marketcap?.fullyDilutedUsd ?? null,
    marketDominancePct: market?.marketcap?.dominance ?? null,
    circulatingSupply: market?.supply?.circulating ?? null,
    totalSupply: market?.supply?.total ?? null,
    maxSupply: market?.supply?.max ?? null,
    change24hPct: change?.priceChange24h ?? null,
    change7dPct: change?.priceChange7d ?? null,
    change30dPct: change?.priceChange30d ?? null,
    change1yPct: change?.priceChange1y ?? null,
    allTimeHighUsd: allTimeHigh?.allTimeHigh ?? null,
    allTimeHighAt: allTimeHigh?.allTimeHighDate ?? null,
  }
}

function toLinks(links: z.output<typeof assetRow>['links']): AssetProfile['links'] {
  return (links ?? []).slice(0, LINKS_MAX).flatMap((link) => {
    const url = toOutsideUrl(link.url)
    const name = link.name ?? link.type
    return url === null || name === null ? [] : [{ name, url }]
  })
}

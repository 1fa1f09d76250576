import type { ChainId } from '../chains/chain.ts'
import type { Headline } from '../intelligence/news.ts'
import type { RiskFact } from '../tokens/contract.ts'
import type { AlphaSource } from './sentence.ts'

type Told = { readonly source: AlphaSource }
type Figure = number | null

/** All that our sources say of one project at one moment. What nobody says is null. */
export type Findings = {
  readonly name: string
  readonly ticker: string
  readonly market:
    | (Told & {
        readonly rank: Figure
        readonly marketCapUsd: Figure
        readonly volume24hUsd: Figure
        readonly change24hPct: Figure
        readonly change7dPct: Figure
        /** Of all coins together. */
        readonly marketChange24hPct: Figure
      })
    | null
  readonly talk:
    | (Told & {
        readonly galaxyScore: Figure
        readonly galaxyScoreBefore: Figure
        readonly altRank: Figure
        readonly altRankBefore: Figure
        readonly sentimentPct: Figure
        readonly posts24h: Figure
      })
    | null
  /** Of the last days, newest first; null while their source is away. */
  readonly news: (Told & { readonly headlines: readonly Headline[] }) | null
  readonly profile: (Told & { readonly sector: string | null; readonly description: string | null }) | null
  /** The token that it is traded by here. */
  readonly token:
    | (Told & {
        readonly chain: ChainId
        readonly liquidityUsd: Figure
        readonly risks: readonly Pick<RiskFact, 'level' | 'text'>[]
      })
    | null
}

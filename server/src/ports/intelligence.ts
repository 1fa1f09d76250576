import type { AssetResearch } from './asset-research.ts'
import type { BitcoinFacts } from './bitcoin-facts.ts'
import type { DappFacts } from './dapp-facts.ts'
import type { DefiFacts } from './defi-facts.ts'
import type { DerivativesFacts } from './derivatives-facts.ts'
import type { MarketPulse, MoodIndex } from './market-pulse.ts'
import type { NewsFeed } from './news.ts'
import type { SocialPulse } from './social-pulse.ts'
import type { WebSearch } from './web-search.ts'

/**
 * Sources about the market. Each is null where the deployment has no access to it: what needs it is then not offered.
 * Failures are `intelligence` errors; nothing is kept here, so callers share answers among each other.
 */
export type Intelligence = {
  readonly news: NewsFeed | null
  readonly webSearch: WebSearch | null
  readonly socialPulse: SocialPulse | null
  readonly defiFacts: DefiFacts | null
  readonly bitcoinFacts: BitcoinFacts | null
  readonly derivativesFacts: DerivativesFacts | null
  readonly dappFacts: DappFacts | null
  readonly assetResearch: AssetResearch | null
  readonly marketPulse: MarketPulse | null
  readonly moodIndex: MoodIndex | null
}

import { createWebSearch } from '../adapters/brave-search/index.ts'
import { createMarketPulse } from '../adapters/coingecko/index.ts'
import { createDerivativesFacts } from '../adapters/coinglass/index.ts'
import { createNewsFeed } from '../adapters/cryptopanic/index.ts'
import { createDappFacts } from '../adapters/dappradar/index.ts'
import { createDefiFacts } from '../adapters/defillama/index.ts'
import { createMoodIndex } from '../adapters/fear-greed/index.ts'
import { createSocialPulse } from '../adapters/lunarcrush/index.ts'
import { createAssetResearch } from '../adapters/messari/index.ts'
import { createBitcoinFacts } from '../adapters/ordiscan/index.ts'
import type { IntelligenceConfig } from '../intelligence-config.ts'
import type { Intelligence } from '../ports/intelligence.ts'

export function buildIntelligence(config: IntelligenceConfig): Intelligence {
  return {
    news: config.cryptoPanic && createNewsFeed(config.cryptoPanic),
    webSearch: config.braveSearch && createWebSearch(config.braveSearch),
    socialPulse: config.lunarCrush && createSocialPulse(config.lunarCrush),
    defiFacts: config.defiLlama && createDefiFacts(config.defiLlama),
    bitcoinFacts: config.ordiscan && createBitcoinFacts(config.ordiscan),
    derivativesFacts: config.coinGlass && createDerivativesFacts(config.coinGlass),
    dappFacts: config.dappRadar && createDappFacts(config.dappRadar),
    assetResearch: config.messari && createAssetResearch(config.messari),
    marketPulse: config.coinGecko && createMarketPulse(config.coinGecko),
    moodIndex: config.fearGreed && createMoodIndex(config.fearGreed),
  }
}

import { askAbout, madeOn, saidAbout } from '@windhover/core/chat/replies/questions'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { BitcoinAddressCard, InscriptionsCard, RuneCard } from './tool-cards/bitcoin-cards.tsx'
import { ChainTvlCard, ProtocolTvlCard, TopDappsCard, YieldsCard } from './tool-cards/defi-cards.tsx'
import { FundingCard, LiquidationsCard, OpenInterestCard } from './tool-cards/futures-cards.tsx'
import { MarketCard } from './tool-cards/market-card.tsx'
import { NewsCard, WebCard } from './tool-cards/news-cards.tsx'
import { ReportCard } from './tool-cards/report-card.tsx'
import { AssetMetricsCard, AssetProfileCard } from './tool-cards/research-cards.tsx'
import { SocialPulseCard, SocialTrendsCard } from './tool-cards/social-cards.tsx'

export const toolCards = defineToolCards(
  toolboxTools,
  {
    get_market_update: MarketCard,
    get_news: NewsCard,
    get_token_report: ReportCard,
    search_web: WebCard,
    get_social_pulse: SocialPulseCard,
    get_social_trends: SocialTrendsCard,
    get_chain_tvl: ChainTvlCard,
    get_protocol_tvl: ProtocolTvlCard,
    find_yields: YieldsCard,
    get_bitcoin_address: BitcoinAddressCard,
    get_rune: RuneCard,
    get_inscriptions: InscriptionsCard,
    get_funding_rates: FundingCard,
    get_open_interest: OpenInterestCard,
    get_liquidations: LiquidationsCard,
    get_top_dapps: TopDappsCard,
    get_asset_profile: AssetProfileCard,
    get_asset_metrics: AssetMetricsCard,
  },
  { get_token_report: ({ token }) => askAbout(token.symbol, [madeOn, saidAbout]) },
)

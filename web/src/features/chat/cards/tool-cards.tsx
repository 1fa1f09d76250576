import type { AgentToolName } from '@windhover/core/chat/agent-tools'
import type { ComponentType } from 'react'
import { ProposalCard } from '../approval/proposal-card.tsx'
import type { CardProps } from './agent-tool.ts'
import { BalancesCard } from './balances-card.tsx'
import { FundingCard, LiquidationsCard, OpenInterestCard } from './futures-cards.tsx'
import { ActivityCard, HistoryCard } from './history-cards.tsx'
import { MarketCard } from './market-card.tsx'
import { MemoriesCard, MemoryNoteCard } from './memory-cards.tsx'
import { NewsCard, WebCard } from './news-cards.tsx'
import {
  AssetMetricsCard,
  AssetProfileCard,
  BitcoinAddressCard,
  ChainTvlCard,
  InscriptionsCard,
  ProtocolTvlCard,
  RuneCard,
  SocialPulseCard,
  SocialTrendsCard,
  TopDappsCard,
  YieldsCard,
} from './provider-cards.tsx'
import { QuoteCard } from './quote-card.tsx'
import { LowCapsCard, TrendingCard } from './recommended-cards.tsx'
import { LimitsCard, SettingsCard } from './settings-cards.tsx'
import { TokenPriceCard, TokenRiskCard, TokenStatsCard } from './token-cards.tsx'

/** Every tool has its card: a new one does not compile without. */
export const TOOL_CARDS: { readonly [Name in AgentToolName]: ComponentType<CardProps<Name>> } = {
  get_token_stats: TokenStatsCard,
  get_token_price: TokenPriceCard,
  check_token_risk: TokenRiskCard,
  get_trending_tokens: TrendingCard,
  find_low_caps: LowCapsCard,
  get_balances: BalancesCard,
  get_history: HistoryCard,
  get_activity: ActivityCard,
  get_swap_quote: QuoteCard,
  propose_swap: ProposalCard,
  propose_transfer: ProposalCard,
  propose_wrap: ProposalCard,
  propose_unwrap: ProposalCard,
  recall_memories: MemoriesCard,
  propose_memory: MemoryNoteCard,
  get_settings: SettingsCard,
  get_limits: LimitsCard,
  get_market_update: MarketCard,
  get_news: NewsCard,
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
}

import { defineToolWords } from './tool-contract.ts'
import { toolboxTools } from './tools.ts'
import { sayMarket, sayNews, sayWeb } from './words/market-words.ts'
import {
  sayAssetMetrics,
  sayAssetProfile,
  sayBitcoinAddress,
  sayChainTvl,
  sayDapps,
  sayFunding,
  sayInscriptions,
  sayLiquidations,
  sayOpenInterest,
  sayProtocolTvl,
  sayRune,
  saySocialPulse,
  saySocialTrends,
  sayYields,
} from './words/provider-words.ts'
import { sayTokenReport } from './words/report-words.ts'

export const toolboxToolWords = defineToolWords(toolboxTools, {
  get_market_update: sayMarket,
  get_news: sayNews,
  get_token_report: sayTokenReport,
  search_web: sayWeb,
  get_social_pulse: saySocialPulse,
  get_social_trends: saySocialTrends,
  get_chain_tvl: sayChainTvl,
  get_protocol_tvl: sayProtocolTvl,
  find_yields: sayYields,
  get_bitcoin_address: sayBitcoinAddress,
  get_rune: sayRune,
  get_inscriptions: sayInscriptions,
  get_funding_rates: sayFunding,
  get_open_interest: sayOpenInterest,
  get_liquidations: sayLiquidations,
  get_top_dapps: sayDapps,
  get_asset_profile: sayAssetProfile,
  get_asset_metrics: sayAssetMetrics,
})

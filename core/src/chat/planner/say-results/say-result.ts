import { AGENT_TOOLS, type AgentToolName } from '../../agent-tools.ts'
import { plainText } from './quote-text.ts'
import { sayMarket, sayNews, sayWeb } from './say-market.ts'
import { sayMemories, sayMemoryProposal } from './say-memory.ts'
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
} from './say-providers.ts'
import { sayLowCaps, sayTokenPrice, sayTokenRisk, sayTokenStats, sayTrending } from './say-tokens.ts'
import {
  sayQuote,
  saySwapProposal,
  sayTransferProposal,
  sayUnwrapProposal,
  sayWrapProposal,
} from './say-trades.ts'
import { sayActivity, sayBalances, sayHistory, sayLimits, saySettings } from './say-vault.ts'
import type { Say } from './tool-done.ts'

/** Total: a new tool does not compile until it can be told. */
const SAY: { readonly [Name in AgentToolName]: Say<Name> } = {
  get_market_update: sayMarket,
  get_news: sayNews,
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
  get_token_stats: sayTokenStats,
  get_token_price: sayTokenPrice,
  check_token_risk: sayTokenRisk,
  get_trending_tokens: sayTrending,
  find_low_caps: sayLowCaps,
  get_balances: sayBalances,
  get_history: sayHistory,
  get_activity: sayActivity,
  get_swap_quote: sayQuote,
  propose_swap: saySwapProposal,
  propose_transfer: sayTransferProposal,
  propose_wrap: sayWrapProposal,
  propose_unwrap: sayUnwrapProposal,
  recall_memories: sayMemories,
  propose_memory: sayMemoryProposal,
  get_settings: saySettings,
  get_limits: sayLimits,
}

const UNREADABLE = 'The answer of this tool could not be read, so I say nothing about it.'
const REASON_CHARS = 300

type Answer =
  | { readonly status: 'done' }
  | { readonly status: 'ask'; readonly question: string }
  | { readonly status: 'refused'; readonly reason: string }

/** The words for what a tool answered, in markdown, for a reader who also sees its card. */
export function sayResult(tool: AgentToolName, output: unknown): string {
  const read = AGENT_TOOLS.find(({ name }) => name === tool)?.output.safeParse(output)
  if (read?.success !== true) return UNREADABLE
  const answer = read.data as Answer
  if (answer.status === 'ask') return plainText(answer.question, REASON_CHARS)
  if (answer.status === 'refused') return plainText(answer.reason, REASON_CHARS)
  // The contract of this very tool has just read the answer, which the record cannot know.
  return (SAY[tool] as (done: Answer) => string)(answer)
}

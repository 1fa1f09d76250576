import { askAbout, isSafe, newsOn, priceOf, reportOn } from '@windhover/core/chat/replies/questions'
import { tokenTools } from '@windhover/core/tokens/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { CompareCard } from './tool-cards/compare-card.tsx'
import { LowCapsCard, TrendingCard } from './tool-cards/recommended-cards.tsx'
import { TokenPriceCard, TokenRiskCard, TokenStatsCard } from './tool-cards/token-cards.tsx'

export const toolCards = defineToolCards(
  tokenTools,
  {
    get_token_stats: TokenStatsCard,
    get_token_price: TokenPriceCard,
    check_token_risk: TokenRiskCard,
    compare_tokens: CompareCard,
    get_trending_tokens: TrendingCard,
    find_low_caps: LowCapsCard,
  },
  {
    get_token_stats: ({ passport }) => askAbout(passport.token.symbol, [isSafe, newsOn]),
    get_token_price: ({ token }) => askAbout(token.symbol, [isSafe, newsOn, reportOn]),
    check_token_risk: ({ passport }) => askAbout(passport.token.symbol, [priceOf, newsOn]),
    compare_tokens: ({ tokens }) =>
      tokens.slice(0, 2).flatMap(({ token }) => askAbout(token.symbol, [reportOn])),
  },
)

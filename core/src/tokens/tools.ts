import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { answerOr, recommendedToken, sparkline } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, limitField, tokenField } from '../toolbox/tool-fields.ts'
import { riskFact, tokenPassport, tokenView } from './contract.ts'

/** One token beside others. */
const comparedToken = z.object({
  /** Of a look-alike without price, change and market cap. */
  token: tokenView,
  volume24hUsd: z.number().nullable(),
  /** Null as well in answers from before this was told. */
  change30dPct: z.number().nullable().default(null),
  /** The day of these on which it fell the most. */
  worstDay30dPct: z.number().nullable().default(null),
  /** The level of its worst risk. */
  riskLevel: z.enum(['none', ...riskFact.shape.level.options]),
})

export const tokenTools = {
  getTokenStats: defineTool({
    name: 'get_token_stats',
    categories: ['required'],
    effect: 'read',
    description:
      'All that is known of one token: price, change, volume, market cap, liquidity, holders, risks',
    progress: 'Looking up the token',
    input: z.object({ token: tokenField, chain: chainField }),
    output: answerOr({
      passport: tokenPassport,
      volume24hUsd: z.number().nullable(),
      high24hUsd: z.number().nullable(),
      low24hUsd: z.number().nullable(),
      spark: sparkline,
    }),
  }),
  getTokenPrice: defineTool({
    name: 'get_token_price',
    categories: ['required'],
    effect: 'read',
    description: 'The last price of one token in USD with its change over 24 hours',
    progress: 'Reading the price',
    input: z.object({ token: tokenField, chain: chainField }),
    output: answerOr({ token: tokenView, observedAt: z.iso.datetime(), spark: sparkline }),
  }),
  checkTokenRisk: defineTool({
    name: 'check_token_risk',
    categories: ['required'],
    effect: 'read',
    description:
      'Whether a token is dangerous: authorities, transfer tax, sale, liquidity, age, holders, look-alikes',
    progress: 'Checking the risks',
    input: z.object({ token: tokenField, chain: chainField }),
    output: answerOr({ passport: tokenPassport }),
  }),
  compareTokens: defineTool({
    name: 'compare_tokens',
    categories: ['required'],
    effect: 'read',
    description:
      'Two to four tokens side by side: price, change in 24 hours and 30 days, worst day, market cap, volume, worst risk',
    progress: 'Comparing tokens',
    input: z.object({ tokens: z.array(tokenField).min(2).max(4), chain: chainField }),
    output: answerOr({
      tokens: z.array(comparedToken).min(2).max(4),
      /** What the person named and is left out: no token, or more than one, could be meant. */
      unresolved: z.array(z.string()),
      checkedAt: z.iso.datetime().nullable().default(null),
    }),
  }),
  getTrendingTokens: defineTool({
    name: 'get_trending_tokens',
    categories: ['required'],
    effect: 'read',
    description: 'Tokens that are traded most right now',
    progress: 'Reading trending tokens',
    input: z.object({ chain: chainField, limit: limitField(8, 20) }),
    output: answerOr({
      groups: z.array(z.object({ chain: chainId, tokens: z.array(recommendedToken) })),
    }),
  }),
  findLowCaps: defineTool({
    name: 'find_low_caps',
    categories: ['required'],
    effect: 'read',
    description: 'Small tokens by market cap that can be sold and have liquidity',
    progress: 'Looking for small tokens',
    input: z.object({
      chain: chainField,
      maxMarketCapUsd: z.number().positive().default(5_000_000),
      limit: limitField(8, 20),
    }),
    output: answerOr({
      maxMarketCapUsd: z.number(),
      groups: z.array(z.object({ chain: chainId, tokens: z.array(recommendedToken) })),
    }),
  }),
}

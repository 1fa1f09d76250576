import { tokenErrors } from '@windhover/core/tokens/errors'
import { tokenTools } from '@windhover/core/tokens/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { answerForToken } from './answer-for-token.ts'
import { compareTokens } from './compare-tokens.ts'
import type { TokenParts } from './parts.ts'
import { priceTokens } from './price-token.ts'
import { readPricedPassport } from './read-passport.ts'
import { readTokenDay } from './read-token-day.ts'
import { listLowCaps, listTrendingGroups } from './recommend-tokens.ts'
import { viewToken } from './view-token.ts'

export function tokenAgentTools(parts: TokenParts): readonly AgentTool[] {
  return [
    bindTool(tokenTools.getTokenStats, (input) =>
      answerForToken(parts, input, async (token) => {
        const [passport, day] = await Promise.all([
          readPricedPassport(parts, token),
          readTokenDay(parts, token),
        ])
        return { status: 'done' as const, passport, ...day }
      }),
    ),
    bindTool(tokenTools.getTokenPrice, (input) =>
      answerForToken(parts, input, async (token) => {
        const [[priced], { spark }] = await Promise.all([
          priceTokens(parts, [viewToken(token)]),
          readTokenDay(parts, token),
        ])
        if (priced === undefined || priced.token.priceUsd === null) throw tokenErrors.noPrice()
        const observedAt = new Date(priced.observedAtMs ?? parts.clock.now()).toISOString()
        return { status: 'done' as const, token: priced.token, observedAt, spark }
      }),
    ),
    bindTool(tokenTools.checkTokenRisk, (input) =>
      answerForToken(parts, input, async (token) => ({
        status: 'done' as const,
        passport: await readPricedPassport(parts, token),
      })),
    ),
    bindTool(tokenTools.compareTokens, (input) => compareTokens(parts, input)),
    bindTool(tokenTools.getTrendingTokens, async (input) => ({
      status: 'done' as const,
      groups: await listTrendingGroups(parts, input),
    })),
    bindTool(tokenTools.findLowCaps, async (input) => ({
      status: 'done' as const,
      maxMarketCapUsd: input.maxMarketCapUsd,
      groups: await listLowCaps(parts, input),
    })),
  ]
}

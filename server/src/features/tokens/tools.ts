import type { ChainId } from '@windhover/core/chains/chain'
import { tokenErrors } from '@windhover/core/tokens/errors'
import type { Placed } from '@windhover/core/tokens/place-symbol'
import { tokenTools } from '@windhover/core/tokens/tools'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import type { TokenParts } from './parts.ts'
import { priceTokens } from './price-token.ts'
import { readPricedPassport } from './read-passport.ts'
import { readTokenDay } from './read-token-day.ts'
import { listLowCaps, listTrendingGroups } from './recommend-tokens.ts'
import { resolveToken } from './resolve-token.ts'
import { viewToken } from './view-token.ts'

export function tokenAgentTools(parts: TokenParts): readonly AgentTool[] {
  const withToken = async <Done>(
    asked: { token: string; chain?: ChainId | undefined },
    answer: (token: IndexedToken) => Promise<Done>,
  ) => {
    const { token: text, chain } = asked
    const meant = await resolveToken(parts, { text, on: chain === undefined ? undefined : [chain] })
    return meant.kind === 'one' ? await answer(meant.token) : answerUnclear(meant)
  }
  return [
    bindTool(tokenTools.getTokenStats, (input) =>
      withToken(input, async (token) => {
        const [passport, day] = await Promise.all([
          readPricedPassport(parts, token),
          readTokenDay(parts, token),
        ])
        return { status: 'done' as const, passport, ...day }
      }),
    ),
    bindTool(tokenTools.getTokenPrice, (input) =>
      withToken(input, async (token) => {
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
      withToken(input, async (token) => ({
        status: 'done' as const,
        passport: await readPricedPassport(parts, token),
      })),
    ),
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

/** What is not exactly one token is asked about, or said to be none. */
export function answerUnclear(meant: Exclude<Placed<IndexedToken>, { kind: 'one' }>) {
  if (meant.kind === 'none') return refuse(meant.error)
  return { status: 'ask' as const, question: meant.question, options: meant.options.map(viewToken) }
}

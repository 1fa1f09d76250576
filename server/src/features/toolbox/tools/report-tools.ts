import type { TokenPassport } from '@windhover/core/tokens/contract'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { IndexedToken } from '../../../ports/token-index.ts'
import {
  answerForToken,
  type PassportParts,
  readPricedPassport,
  readTokenDay,
  viewToken,
} from '../../tokens/index.ts'
import type { ToolParts } from '../ask-source.ts'
import { readTopic } from './read-news.ts'

export type ReportParts = ToolParts & PassportParts

const HEADLINES_SHOWN = 3

/** Without a source of news a report still has its figures, so this one is offered everywhere. */
export function reportTools(parts: ReportParts): readonly AgentTool[] {
  return [
    bindTool(toolboxTools.getTokenReport, (input) =>
      answerForToken(parts, input, (token) => readReport(parts, token)),
    ),
  ]
}

/** Each part by itself: what one source does not tell is null, and the others are told all the same. */
async function readReport(parts: ReportParts, indexed: IndexedToken) {
  const listed = viewToken(indexed)
  const [passport, day, headlines] = await Promise.all([
    findPassport(parts, indexed),
    readTokenDay(parts, indexed),
    findHeadlines(parts, listed.symbol),
  ])
  const { token, ...risk } = passport ?? { token: listed }
  const isCopy = passport !== null && passport.imitates !== null
  const { volume24hUsd, high24hUsd, low24hUsd, spark } = day
  const stats = { volume24hUsd, high24hUsd, low24hUsd, spark }
  const figures = [token.priceUsd, token.marketCapUsd, token.liquidityUsd, volume24hUsd]
  return {
    status: 'done' as const,
    token,
    stats: figures.every((figure) => figure === null) ? null : isCopy ? NO_STATS : stats,
    risk: 'risks' in risk ? risk : null,
    // Headlines under a borrowed name are about its owner.
    headlines: isCopy ? [] : headlines,
  }
}

/** A figure beside a borrowed name would be taken for that of its owner. */
const NO_STATS = { volume24hUsd: null, high24hUsd: null, low24hUsd: null, spark: [] }

async function findPassport(parts: ReportParts, token: IndexedToken): Promise<TokenPassport | null> {
  try {
    return await readPricedPassport(parts, token)
  } catch (error) {
    parts.log.warn({ err: error, chain: token.chain }, 'the passport of a token is not known')
    return null
  }
}

async function findHeadlines(parts: ReportParts, symbol: string) {
  const answer = await readTopic(parts, symbol)
  if (!answer.isKnown) return null
  return answer.value
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, HEADLINES_SHOWN)
}

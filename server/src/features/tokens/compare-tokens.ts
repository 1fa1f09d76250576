import { isAppError } from '@windhover/core/errors/app-error'
import { tokenErrors } from '@windhover/core/tokens/errors'
import type { tokenTools } from '@windhover/core/tokens/tools'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import type { ToolInput, ToolOutput } from '@windhover/core/toolbox/tool-contract'
import type { IndexedToken } from '../../ports/token-index.ts'
import { answerForToken } from './answer-for-token.ts'
import type { PassportParts } from './parts.ts'
import { readPricedPassport } from './read-passport.ts'
import { readTokenDay } from './read-token-day.ts'
import { readTokenMonth } from './read-token-month.ts'

type Tool = typeof tokenTools.compareTokens
type Input = ToolInput<Tool>

/** Compares those that are clear and names the others. With fewer than two, the first of the others is asked about. */
export async function compareTokens(
  parts: PassportParts,
  { tokens, chain }: Input,
): Promise<ToolOutput<Tool>> {
  const asked = await Promise.all(
    tokens.map(async (text) => ({ text, answer: await lookUp(parts, { token: text, chain }) })),
  )
  const read = asked.flatMap(({ answer }) => (answer.status === 'read' ? [answer.row] : []))
  const unclear = asked.flatMap(({ text, answer }) => (answer.status === 'read' ? [] : [{ text, answer }]))
  const different = [...new Map(read.map((row) => [`${row.token.chain}:${row.token.address}`, row])).values()]
  if (different.length >= 2)
    return {
      status: 'done',
      tokens: different,
      unresolved: unclear.map(({ text }) => text),
      checkedAt: parts.clock.now().toISOString(),
    }
  const question = unclear.find(({ answer }) => answer.status === 'ask') ?? unclear[0]
  return question?.answer ?? refuse(tokenErrors.sameToken())
}

/** An index that is away leaves one token out, not all of them. */
async function lookUp(parts: PassportParts, asked: { token: string; chain: Input['chain'] }) {
  try {
    return await answerForToken(parts, asked, async (token) => ({
      status: 'read' as const,
      row: await readRow(parts, token),
    }))
  } catch (error) {
    if (isAppError(error)) return refuse(error)
    throw error
  }
}

async function readRow(parts: PassportParts, indexed: IndexedToken) {
  const [{ token, imitates, risks }, { volume24hUsd }, month] = await Promise.all([
    readPricedPassport(parts, indexed),
    readTokenDay(parts, indexed),
    readTokenMonth(parts, indexed),
  ])
  return {
    token,
    // As with its price: beside a borrowed name they would be taken for those of the name's owner.
    ...(imitates === null ? { volume24hUsd, ...month } : NO_FIGURES),
    // The worst comes first.
    riskLevel: risks[0]?.level ?? ('none' as const),
  }
}

const NO_FIGURES = { volume24hUsd: null, change30dPct: null, worstDay30dPct: null }

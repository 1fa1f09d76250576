import type { ChainId } from '@windhover/core/chains/chain'
import type { Placed } from '@windhover/core/tokens/place-symbol'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import type { IndexedToken } from '../../ports/token-index.ts'
import { resolveToken } from './resolve-token.ts'
import { viewToken } from './view-token.ts'

/**
 * The coin of a network that is not served, by the token that follows its price. For questions only: nobody buys the one by
 * the name of the other.
 */
const FOLLOWERS: Readonly<Record<string, { readonly symbol: string; readonly chain: ChainId }>> = {
  BTC: { symbol: 'WBTC', chain: 'ethereum' },
}

/** Answers about the one token that is meant; otherwise the question which one, or that there is none. */
export async function answerForToken<Done>(
  parts: Parameters<typeof resolveToken>[0],
  asked: { readonly token: string; readonly chain?: ChainId | undefined },
  answer: (token: IndexedToken) => Promise<Done>,
) {
  const { token: text, chain } = asked
  const on = chain === undefined ? undefined : [chain]
  const named = await resolveToken(parts, { text, on })
  const follower = named.kind === 'one' ? undefined : FOLLOWERS[text.trim().toUpperCase()]
  const meant =
    follower === undefined
      ? named
      : await resolveToken(parts, { text: follower.symbol, on: on ?? [follower.chain] })
  return meant.kind === 'one' ? await answer(meant.token) : answerUnclear(meant)
}

/** What is not exactly one token is asked about, or said to be none. */
export function answerUnclear(meant: Exclude<Placed<IndexedToken>, { kind: 'one' }>) {
  if (meant.kind === 'none') return refuse(meant.error)
  return { status: 'ask' as const, question: meant.question, options: meant.options.map(viewToken) }
}

import type { ChainId } from '@windhover/core/chains/chain'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import type { Logger } from '../../platform/log/logger.ts'
import type { IndexedToken, TokenIndexes } from '../../ports/token-index.ts'

export type TokenSearch = {
  readonly query: string
  readonly limit: number
  readonly chain?: ChainId | undefined
}

/** One chain as its index ranks it; all chains in one order, and one that is away does not hide the others. */
export async function searchTokens(
  parts: { indexes: TokenIndexes; log: Logger },
  search: TokenSearch,
): Promise<readonly IndexedToken[]> {
  const { query, limit, chain } = search
  if (chain !== undefined) return await parts.indexes[chain].search(query, limit)
  const found = await Promise.allSettled(
    Object.values(parts.indexes).map((index) => index.search(query, limit)),
  )
  const lists = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  for (const result of found) {
    if (result.status === 'rejected') parts.log.warn({ err: result.reason }, 'a token index is away')
  }
  if (lists.length === 0) throw tokenErrors.indexUnavailable()
  return rankTokens(lists.flat(), { query, limit })
}

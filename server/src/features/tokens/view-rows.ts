import type { ChainId } from '@windhover/core/chains/chain'
import type { TokenRow } from '@windhover/core/tokens/contract'
import { imitationFinder } from '@windhover/core/tokens/look-alike'
import type { FeatureParts } from '../../composition/feature.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { readImitations } from './find-imitated.ts'
import { viewRow } from './view-token.ts'

/** In the order they come, but imitations last. */
export async function viewRows(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'log' | 'clock'>,
  tokens: readonly IndexedToken[],
): Promise<TokenRow[]> {
  const nowMs = parts.clock.now().getTime()
  // Only what nobody vouches for is compared, so lists of verified tokens need no registry.
  const chains = new Set(tokens.filter((token) => !token.isVerified).map(({ chain }) => chain))
  const finders = new Map<ChainId, Awaited<ReturnType<typeof readImitations>>>(
    await Promise.all([...chains].map(async (chain) => [chain, await readImitations(parts, chain)] as const)),
  )
  const among = imitationFinder(tokens)
  const rows = tokens.map((token) => {
    const find = finders.get(token.chain) ?? among
    const imitates = token.isVerified ? null : find(token)
    return { isCopy: imitates !== null, row: viewRow(token, { imitates, nowMs }) }
  })
  return rows.toSorted((one, other) => Number(one.isCopy) - Number(other.isCopy)).map(({ row }) => row)
}

import type { ChainId } from '@windhover/core/chains/chain'
import { imitationFinder, type KnownToken } from '@windhover/core/tokens/look-alike'
import type { FeatureParts } from '../../composition/feature.ts'
import type { IndexedToken } from '../../ports/token-index.ts'

type FindImitated = (token: KnownToken) => IndexedToken | null

/** Made once per registry: comparing every name with every other would be most of the work of a search. */
const finders = new WeakMap<readonly IndexedToken[], FindImitated>()

/**
 * Whose name a token bears, by the registry of its chain. Without the registry the tokens themselves are compared:
 * what is seen beside its original is still found out.
 */
export async function readImitations(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'log'>,
  chain: ChainId,
): Promise<FindImitated | null> {
  try {
    const registry = await parts.tokenIndexes[chain].listVerified()
    const made = finders.get(registry)
    if (made !== undefined) return made
    const finder = imitationFinder(registry)
    finders.set(registry, finder)
    return finder
  } catch (error) {
    parts.log.warn({ err: error, chain }, 'the registry of tokens is away')
    return null
  }
}

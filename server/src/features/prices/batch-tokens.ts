import type { ChainId } from '@windhover/core/chains/chain'
import { createGatherer } from '../../platform/upstream/gather-questions.ts'
import type { IndexedToken, TokenIndexes } from '../../ports/token-index.ts'

/** A list asks for all its pictures within a moment: they are one question to the index. */
const GATHER_MS = 10

type Find = (address: string) => Promise<readonly IndexedToken[]>

export function createTokenBatches(
  indexes: TokenIndexes,
): (token: { chain: ChainId; address: string }) => Promise<IndexedToken | undefined> {
  const finders = new Map<ChainId, Find>()

  function finderOn(chain: ChainId): Find {
    const made = finders.get(chain)
    if (made !== undefined) return made
    const ask = (addresses: readonly string[]) => indexes[chain].getMany(addresses)
    // Indexes split long questions themselves.
    const find = createGatherer({ gatherMs: GATHER_MS, max: Number.POSITIVE_INFINITY, ask })
    finders.set(chain, find)
    return find
  }

  return async ({ chain, address }) => {
    const wanted = address.toLowerCase()
    return (await finderOn(chain)(address)).find((token) => token.address.toLowerCase() === wanted)
  }
}

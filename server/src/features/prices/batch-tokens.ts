import type { ChainId } from '@windhover/core/chains/chain'
import type { IndexedToken, TokenIndexes } from '../../ports/token-index.ts'

/** A list asks for all its pictures within a moment: they are one question to the index. */
const GATHER_MS = 10

type Batch = { readonly addresses: Set<string>; readonly answer: Promise<readonly IndexedToken[]> }

export function createTokenBatches(
  indexes: TokenIndexes,
): (token: { chain: ChainId; address: string }) => Promise<IndexedToken | undefined> {
  const open = new Map<ChainId, Batch>()

  function begin(chain: ChainId): Batch {
    const addresses = new Set<string>()
    const answer = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      open.delete(chain)
      return indexes[chain].getMany([...addresses])
    })
    const batch = { addresses, answer }
    open.set(chain, batch)
    return batch
  }

  return async ({ chain, address }) => {
    const batch = open.get(chain) ?? begin(chain)
    batch.addresses.add(address)
    const wanted = address.toLowerCase()
    return (await batch.answer).find((token) => token.address.toLowerCase() === wanted)
  }
}

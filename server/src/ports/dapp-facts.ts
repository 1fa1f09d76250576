import type { ChainId } from '@windhover/core/chains/chain'
import type { Dapp, DappOrder, DappRange } from '@windhover/core/intelligence/dapp-facts'

export type DappFacts = {
  readonly listTop: (query: {
    order: DappOrder
    /** Null: on all chains, ours or not. */
    chain: ChainId | null
    range: DappRange
    limit: number
  }) => Promise<readonly Dapp[]>
}

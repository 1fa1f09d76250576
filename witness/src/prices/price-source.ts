import type { ChainId } from '@windhover/core/chains/chain'
import type { PriceTick } from '@windhover/core/prices/price-tick'

/** One provider of prices, as the witness sees it. */
export type WitnessSource = {
  readonly name: string
  /** The chains whose tokens it is expected to know. */
  readonly chains: readonly ChainId[]
  /**
   * What it says of a token now; null where it knows none. Throws where it did not answer, or was not heard lately:
   * then nobody can say that it knows none.
   */
  readonly read: (chain: ChainId, token: string) => Promise<PriceTick | null>
  readonly isHeard: () => boolean
  readonly stop: () => Promise<void>
}

/** Up to this age a source has a say. */
export const FRESH_MS = 40_000

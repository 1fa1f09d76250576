import type { ChainId } from '@windhover/core/chains/chain'

/** A place that gives coins of no value for the asking. */
export type Faucet = {
  /** Waits until the coins have arrived. Throws a `faucet` error when they cannot come. */
  readonly fund: (request: { readonly chain: ChainId; readonly address: string }) => Promise<FaucetAnswer>
}

export type FaucetAnswer =
  | { readonly state: 'sent'; readonly transactionIds: readonly string[] }
  /** This address had its share a moment ago. */
  | { readonly state: 'cooling'; readonly retryAfterMs: number }

import type { ChainId } from '@windhover/core/chains/chain'

/** What has to be asked of one token alone, because no list tells it. */
export type TokenFacts = {
  /** Null where nobody could say. */
  readonly transferTaxBps: number | null
  readonly canSell: boolean | null
  /** Left out where the token's index has to say it. Null: given up. */
  readonly mintAuthority?: string | null
  readonly freezeAuthority?: string | null
}

export type TokenFactSource = {
  /** A source that does not answer knows nothing: it never makes a token look fine. */
  readonly read: (token: { address: string; decimals: number }) => Promise<TokenFacts>
}

export type TokenFactSources = Readonly<Record<ChainId, TokenFactSource>>

export const NOTHING_KNOWN: TokenFacts = { transferTaxBps: null, canSell: null }

import type { ChainId } from '@windhover/core/chains/chain'

/** Search and facts of tokens, one implementation per chain. */
export type TokenIndex = {
  readonly chain: ChainId
  /** By symbol, name or address; best first. */
  readonly search: (query: string, limit: number) => Promise<readonly IndexedToken[]>
  /** Those that are known; an unknown address is left out. */
  readonly getMany: (addresses: readonly string[]) => Promise<readonly IndexedToken[]>
}

export type TokenIndexes = Readonly<Record<ChainId, TokenIndex>>

export type IndexedToken = {
  readonly chain: ChainId
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUrl: string | null
  readonly priceUsd: number | null
  readonly priceChange24hPct: number | null
  readonly liquidityUsd: number | null
  readonly marketCapUsd: number | null
  readonly holderCount: number | null
  readonly isVerified: boolean
  /** Null where the source does not say; only what it says is shown. */
  readonly mintAuthority: string | null | undefined
  readonly freezeAuthority: string | null | undefined
}

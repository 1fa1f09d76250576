import type { ChainId } from '@windhover/core/chains/chain'

/** Search and facts of tokens, one implementation per chain. */
export type TokenIndex = {
  readonly chain: ChainId
  /** By symbol, name or address; best first. */
  readonly search: (query: string, limit: number) => Promise<readonly IndexedToken[]>
  /** Those that are known; an unknown address is left out. */
  readonly getMany: (addresses: readonly string[]) => Promise<readonly IndexedToken[]>
  /** The registry of the chain: every token that somebody vouches for. */
  readonly listVerified: () => Promise<readonly IndexedToken[]>
  /** What is traded most, by the best that the source can say. */
  readonly listTrending: (limit: number) => Promise<readonly IndexedToken[]>
}

/** Hedera's exchange tells prices in its own unit too. */
export type HederaTokenIndex = TokenIndex & {
  readonly listAll: () => Promise<readonly HederaListing[]>
}

export type TokenIndexes = Readonly<Record<Exclude<ChainId, 'hedera'>, TokenIndex>> & {
  readonly hedera: HederaTokenIndex
}

export type HederaListing = {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly icon: string | null
  readonly decimals: number
  /** Of one whole token, in tinybar. */
  readonly price: string
  readonly priceUsd: number
}

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
  /** In circulation, in whole tokens. */
  readonly supply: number | null
  /** When its first pool opened. */
  readonly createdAtMs: number | null
  /** Share of the supply in the ten largest accounts. */
  readonly topHoldersPct: number | null
  /** Share of the supply that its maker holds; left out where the source does not say. */
  readonly devHoldingPct?: number | null
  readonly isVerified: boolean
  /** Null: given up. Undefined: the source does not say. */
  readonly mintAuthority: string | null | undefined
  readonly freezeAuthority: string | null | undefined
}

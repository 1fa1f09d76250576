import type { ChainId } from '@windhover/core/chains/chain'

/** What the market prices. One asset may be listed on several chains. */
export type AssetClass = 'stable' | 'major' | 'mid' | 'tail' | 'launch'

export type Asset = {
  /** `SOL`, `USDC`, `tail-0731`, `launch-48213`. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly class: AssetClass
  /** Circulating units, whole tokens. */
  readonly supply: number
  readonly bornAtMs: number
}

export type TokenStandard = 'native' | 'spl-token' | 'token-2022' | 'erc20' | 'hts'

/** Facts a careful buyer looks for. Every one is true on chain as well. */
export type TokenRisk = {
  /** Addresses that may mint more or freeze a holder; null when given up. */
  readonly mintAuthority: string | null
  readonly freezeAuthority: string | null
  readonly transferTaxBps: number
  /** Can be bought but not sold. */
  readonly honeypot: boolean
  /** So little liquidity that an ordinary order moves the price by per cents. */
  readonly thin: boolean
}

export type Listing = {
  /** `solana:So111…`; the key everywhere in the practice world. */
  readonly id: string
  readonly chain: ChainId
  /** Mint, checksummed contract address, or `0.0.N`; the native coin has the address by which the chain's APIs name it. */
  readonly address: string
  readonly assetId: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly standard: TokenStandard
  readonly supplyRaw: bigint
  /** Value in USD that stands in the pools. */
  readonly liquidityUsd: number
  readonly isVerified: boolean
  readonly risk: TokenRisk
}

/** All that is listed for good; launches come and go beside it. Equal seeds give equal universes. */
export type Universe = {
  readonly assets: readonly Asset[]
  readonly listings: readonly Listing[]
  readonly asset: (assetId: string) => Asset | null
  readonly listing: (chain: ChainId, address: string) => Listing | null
  readonly onChain: (chain: ChainId) => readonly Listing[]
}

export function listingId(chain: ChainId, address: string): string {
  return `${chain}:${address}`
}

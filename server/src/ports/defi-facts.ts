import type { ChainTvl, DefiProtocol, YieldPool } from '@windhover/core/intelligence/defi-facts'

export type DefiFacts = {
  /** Largest first. */
  readonly listChains: (limit: number) => Promise<readonly ChainTvl[]>
  /** Largest first. Names of chains and categories as the source has them, in any case. */
  readonly listProtocols: (query: {
    chain: string | null
    category: string | null
    limit: number
  }) => Promise<readonly DefiProtocol[]>
  /** By name, slug or symbol; null where none is known. */
  readonly findProtocol: (text: string) => Promise<DefiProtocol | null>
  /** Highest yield first, without pools too small or too strange to be meant. */
  readonly listYields: (query: {
    chain: string | null
    /** A symbol that the pool holds. */
    symbol: string | null
    project: string | null
    isStable: boolean | null
    minTvlUsd: number
    limit: number
  }) => Promise<readonly YieldPool[]>
}

import type { ChainId } from '../chains/chain.ts'

/** A token on its chain, as one string: `solana:EPjF…`, `hedera:0.0.456858`, `ethereum:native`. */
export type TokenKey = `${ChainId}:${string}`

export function tokenKey(chain: ChainId, address: string): TokenKey {
  return `${chain}:${address}`
}

export function splitTokenKey(key: TokenKey): { readonly chain: ChainId; readonly address: string } {
  const colon = key.indexOf(':')
  return { chain: key.slice(0, colon) as ChainId, address: key.slice(colon + 1) }
}

/** One observed price. */
export type PriceTick = {
  readonly token: TokenKey
  readonly priceUsd: number
  /** When the source saw it, not when we received it. */
  readonly observedAtMs: number
  readonly source: string
  /** Half the width in which the true price lies, as the source states or its depth implies. */
  readonly confidenceBps: number
}

import type { ChainId } from '@windhover/core/chains/chain'

/** What somebody bought or sold. */
export type MarketTrade = {
  readonly id: string
  readonly atMs: number
  readonly side: 'buy' | 'sell'
  /** In whole tokens. */
  readonly amount: number
  readonly priceUsd: number
  readonly valueUsd: number
  readonly wallet: string
}

/** The last trades of a token, one implementation per chain. */
export type TradeSource = {
  /** Newest first. An unknown token has none. */
  readonly listTrades: (token: string) => Promise<readonly MarketTrade[]>
}

export type TradeSources = Readonly<Record<ChainId, TradeSource>>

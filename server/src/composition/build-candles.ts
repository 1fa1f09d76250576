import type { ChainId } from '@windhover/core/chains/chain'
import { createBirdeyeCandles } from '../adapters/candles-birdeye/index.ts'
import { createGeckoTerminal, type GeckoTerminal } from '../adapters/geckoterminal/index.ts'
import type { Providers } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { CandleSources } from '../ports/candles.ts'
import type { TradeSources } from '../ports/trades.ts'

type Pools = Readonly<Record<ChainId, GeckoTerminal>>

export function openPools(providers: Providers, clock: Clock): Pools {
  const open = (chain: ChainId) => createGeckoTerminal({ url: providers.geckoTerminalUrl, clock, chain })
  return { solana: open('solana'), ethereum: open('ethereum'), bsc: open('bsc'), hedera: open('hedera') }
}

/** R2-261: by mint on Solana, by network and pool on the other chains. */
export function buildCandles(providers: Providers, pools: Pools): CandleSources {
  return {
    solana: createBirdeyeCandles(providers.birdeye),
    ethereum: pools.ethereum.candles,
    bsc: pools.bsc.candles,
    hedera: pools.hedera.candles,
  }
}

export function buildTrades({ solana, ethereum, bsc, hedera }: Pools): TradeSources {
  return { solana: solana.trades, ethereum: ethereum.trades, bsc: bsc.trades, hedera: hedera.trades }
}

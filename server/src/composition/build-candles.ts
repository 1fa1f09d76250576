import { createBirdeyeCandles } from '../adapters/candles-birdeye/index.ts'
import { createGeckoTerminalCandles } from '../adapters/candles-geckoterminal/index.ts'
import type { Providers } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { CandleSources } from '../ports/candles.ts'

/** R2-261: by mint on Solana, by network and pool on the other chains. */
export function buildCandles(providers: Providers, clock: Clock): CandleSources {
  const pools = { url: providers.geckoTerminalUrl, clock }
  return {
    solana: createBirdeyeCandles(providers.birdeye),
    ethereum: createGeckoTerminalCandles({ ...pools, chain: 'ethereum' }),
    bsc: createGeckoTerminalCandles({ ...pools, chain: 'bsc' }),
    hedera: createGeckoTerminalCandles({ ...pools, chain: 'hedera' }),
  }
}

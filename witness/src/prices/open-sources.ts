import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import { GECKO_PRICES, openGeckoPrices } from '@windhover/server/adapters/geckoterminal/ask-price'
import { JUPITER_PRICES, openJupiterPrices } from '@windhover/server/adapters/jupiter-prices/ask-prices'
import { createPoolPrices } from '@windhover/server/adapters/pool-prices/index'
import { createPriceStream } from '@windhover/server/adapters/price-stream/index'
import { systemClock } from '@windhover/server/platform/clock'
import type { WitnessConfig } from '../config.ts'
import { askSource } from './ask-source.ts'
import { followSource } from './follow-source.ts'
import type { WitnessSource } from './price-source.ts'

/** Every provider of prices that the product knows, read by the witness for itself: at least two for each chain. */
export function openSources(
  config: Pick<WitnessConfig, 'priceStreamUrl' | 'rpcUrls' | 'jupiter' | 'geckoTerminalUrl'>,
  onTrouble: (source: string, error: unknown) => void,
): readonly WitnessSource[] {
  const now = () => Date.now()
  const stream = createPriceStream({ url: config.priceStreamUrl })
  const pools = createPoolPrices({ rpcUrls: config.rpcUrls })
  const askJupiter = openJupiterPrices(config.jupiter)
  const gecko = openGecko(config.geckoTerminalUrl)
  const troubleOf = (name: string) => (error: unknown) => onTrouble(name, error)
  return [
    followSource(stream, { chains: CHAIN_IDS, now, onTrouble: troubleOf(stream.name) }),
    followSource(pools, {
      chains: ['ethereum', 'bsc', 'hedera'],
      now,
      onTrouble: troubleOf(pools.name),
    }),
    askSource({
      name: JUPITER_PRICES,
      chains: ['solana'],
      now,
      ask: (_chain, mint) => askJupiter([mint]),
      onTrouble: troubleOf(JUPITER_PRICES),
    }),
    askSource({
      name: GECKO_PRICES,
      chains: CHAIN_IDS,
      now,
      ask: (chain, token) => gecko[chain](token),
      onTrouble: troubleOf(GECKO_PRICES),
    }),
  ]
}

function openGecko(url: string) {
  const open = (chain: ChainId) => openGeckoPrices({ chain, url, clock: systemClock })
  return { solana: open('solana'), ethereum: open('ethereum'), bsc: open('bsc'), hedera: open('hedera') }
}

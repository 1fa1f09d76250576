import { MAJOR_MINTS } from '@windhover/core/prices/major-mints'
import { createJupiterPrices, JUPITER_PRICES } from '../adapters/jupiter-prices/index.ts'
import { createPoolPrices, POOL_PRICES } from '../adapters/pool-prices/index.ts'
import { createPriceStream, PRICE_STREAM } from '../adapters/price-stream/index.ts'
import { createRedisTickLog } from '../adapters/redis-ticks/index.ts'
import { createWatchedTokens } from '../adapters/redis-ticks/watched-tokens.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/log/logger.ts'
import type { RedisConnection } from '../platform/redis/connect-redis.ts'
import type { PriceSource, TickLog, WatchedTokens } from '../ports/price-feed.ts'

/** A keyed plan allows ten calls a second for everything; prices take one of them, however many people look. */
const JUPITER_CALL_EVERY_MS = 1_000

export type PriceParts = {
  readonly tickLog: TickLog
  readonly watchedTokens: WatchedTokens
  readonly priceSources: readonly PriceSource[]
}

/** The log of ticks and every source that fills it: at least two for each major token. */
export function buildPrices(parts: {
  config: Config
  redis: RedisConnection
  clock: Clock
  log: Logger
}): PriceParts {
  const { config, redis, clock, log } = parts
  const { providers } = config
  const watchedTokens = createWatchedTokens(redis, () => clock.now().getTime())
  return {
    watchedTokens,
    tickLog: createRedisTickLog({
      redis,
      url: config.redis.url,
      sources: [PRICE_STREAM, JUPITER_PRICES, POOL_PRICES],
      log,
    }),
    priceSources: [
      createPriceStream({ url: providers.priceStreamUrl }),
      createJupiterPrices({
        ...providers.jupiter,
        callEveryMs: JUPITER_CALL_EVERY_MS,
        watched: async () => {
          const watched = await watchedTokens.list()
          return [...MAJOR_MINTS, ...watched.flatMap((token) => mintOf(token))]
        },
      }),
      createPoolPrices({
        rpcUrls: {
          ethereum: providers.ethereum.rpcUrl,
          bsc: providers.bsc.rpcUrl,
          hedera: providers.hedera.rpcUrl,
        },
      }),
    ],
  }
}

function mintOf(token: string): string[] {
  const [chain, address = ''] = token.split(':')
  return chain === 'solana' && address !== 'native' ? [address] : []
}

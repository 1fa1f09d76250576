import { createPublicClient, http } from 'viem'
import type { PriceListener, PriceSource, RunningPriceSource } from '../../ports/price-feed.ts'
import { findPools, type PricedPool } from './find-pools.ts'
import { POOL_VENUES, type PoolVenue } from './pool-venues.ts'
import { readPools } from './read-pools.ts'

export const POOL_PRICES = 'pools'

const READ_EVERY_MS = 2_000
const FIND_EVERY_MS = 600_000
const TIMEOUT_MS = 5_000

/** Prices of majors as the pools on chain have them: what a swap would really meet. */
export function createPoolPrices(options: {
  rpcUrls: Readonly<Record<PoolVenue['chain'], string>>
}): PriceSource {
  return {
    name: POOL_PRICES,
    start: (listener) => {
      const running = POOL_VENUES.map((venue) => readInTurns(venue, options.rpcUrls[venue.chain], listener))
      return {
        stop: async () => {
          await Promise.all(running.map((each) => each.stop()))
        },
      }
    },
  }
}

function readInTurns(venue: PoolVenue, rpcUrl: string, listener: PriceListener): RunningPriceSource {
  // One HTTP request for all pools of a round.
  const transport = http(rpcUrl, { batch: { wait: 5, batchSize: 100 }, timeout: TIMEOUT_MS, retryCount: 0 })
  const client = createPublicClient({ transport })
  let pools: readonly PricedPool[] = []
  let foundAtMs = Number.NEGATIVE_INFINITY
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function readOnce(): Promise<void> {
    if (pools.length === 0 || performance.now() - foundAtMs > FIND_EVERY_MS) {
      pools = await findPools(client, venue)
      foundAtMs = performance.now()
    }
    const ticks = await readPools(client, venue, pools, { source: POOL_PRICES, observedAtMs: Date.now() })
    if (!stopped) listener.onTicks(ticks)
  }
  function next(): void {
    running = readOnce()
      .catch((error: unknown) => {
        if (!stopped) listener.onTrouble(error)
      })
      .then(() => {
        if (!stopped) timer = setTimeout(next, READ_EVERY_MS)
      })
  }
  next()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

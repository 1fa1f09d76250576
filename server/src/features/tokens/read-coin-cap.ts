import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

export type CapParts = Pick<FeatureParts, 'intelligence' | 'readings'>

const FRESH_MS = 5 * 60_000
/** The coin of every chain here is among them. */
const COINS_READ = 250

/** What all coins of a chain are worth together, by the list of the largest; null where nobody tells. */
export async function readCoinCap(
  { intelligence: { marketPulse }, readings }: CapParts,
  chain: ChainId,
): Promise<number | null> {
  if (marketPulse === null) return null
  const reading = await readings.read({
    scope: 'coin-caps',
    name: 'largest',
    schema: z.record(z.string(), z.number()),
    freshMs: FRESH_MS,
    load: async () => {
      const coins = await marketPulse.listCoins(COINS_READ)
      // Largest first: a small coin that borrows a symbol comes later, and does not count.
      return Object.fromEntries(
        coins
          .toReversed()
          .flatMap(({ symbol, marketCapUsd }) =>
            marketCapUsd === null ? [] : [[symbol, marketCapUsd] as const],
          ),
      )
    },
  })
  return reading.state === 'unknown' ? null : (reading.value[CHAINS[chain].native.symbol] ?? null)
}

import type { ChainId } from '@windhover/core/chains/chain'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import { createTokenBatches } from './batch-tokens.ts'

const FRESH_MS = 60_000

/** Null: nobody lists it. */
const listing = z
  .object({
    symbol: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    priceUsd: z.number().nullable(),
    priceChange24hPct: z.number().nullable(),
    marketCapUsd: z.number().nullable(),
  })
  .nullable()
export type Listing = NonNullable<z.infer<typeof listing>> & { readonly observedAtMs: number }

/**
 * What the index of its chain says of each token. Kept by token, so that two screens that ask for different lists hear
 * the same about each; an index that is away leaves its tokens out.
 */
export async function readListings(
  { tokenIndexes, readings }: Pick<FeatureParts, 'tokenIndexes' | 'readings'>,
  tokens: readonly { readonly chain: ChainId; readonly address: string }[],
): Promise<ReadonlyMap<TokenKey, Listing>> {
  const find = createTokenBatches(tokenIndexes)
  const found = new Map<TokenKey, Listing>()
  await Promise.all(
    tokens.map(async ({ chain, address }) => {
      const reading = await readings.read({
        scope: `listing:${chain}`,
        name: address,
        schema: listing,
        freshMs: FRESH_MS,
        load: async () => {
          const token = await find({ chain, address })
          if (token === undefined) return null
          const { symbol, name, logoUrl: logo, priceUsd, priceChange24hPct, marketCapUsd } = token
          return { symbol, name, logo, priceUsd, priceChange24hPct, marketCapUsd }
        },
      })
      if (reading.state === 'unknown' || reading.value === null) return
      found.set(tokenKey(chain, address), { ...reading.value, observedAtMs: reading.observedAtMs })
    }),
  )
  return found
}

import { createHash } from 'node:crypto'
import type { ChainId } from '@windhover/core/chains/chain'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

const FRESH_MS = 60_000

const fact = z.object({
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  priceUsd: z.number().nullable(),
  priceChange24hPct: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
})
export type TokenFact = z.infer<typeof fact>

/** Logo, market value and the day's change are decoration: without them a balance is still a balance. */
export async function readTokenFacts(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'readings'>,
  question: { chain: ChainId; addresses: readonly string[] },
): Promise<ReadonlyMap<string, TokenFact>> {
  const { chain } = question
  const addresses = [...new Set(question.addresses)].toSorted()
  if (addresses.length === 0) return new Map()
  const reading = await parts.readings.read({
    scope: `token-facts:${chain}`,
    name: createHash('sha256').update(addresses.join(',')).digest('base64url'),
    schema: z.array(fact),
    freshMs: FRESH_MS,
    load: async () =>
      (await parts.tokenIndexes[chain].getMany(addresses)).map(({ logoUrl, ...token }) => ({
        address: token.address,
        symbol: token.symbol,
        name: token.name,
        logo: logoUrl,
        priceUsd: token.priceUsd,
        priceChange24hPct: token.priceChange24hPct,
        marketCapUsd: token.marketCapUsd,
      })),
  })
  return new Map(reading.state === 'unknown' ? [] : reading.value.map((each) => [each.address, each]))
}

import { cleanText } from '@windhover/core/text/clean-text'
import { HEDERA_TOKENS_FRESH_MS } from '@windhover/core/tokens/constants'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import type { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

const schema = tokenRoutes.hederaTokens.response

/** R2-305: read once an hour for the whole fleet. */
export async function listHederaTokens({
  tokenIndexes,
  readings,
}: Pick<FeatureParts, 'tokenIndexes' | 'readings'>): Promise<z.output<typeof schema>> {
  const reading = await readings.read({
    scope: 'tokens',
    name: 'hedera-list',
    schema,
    freshMs: HEDERA_TOKENS_FRESH_MS,
    load: async () =>
      (await tokenIndexes.hedera.listAll()).map((token) => ({
        ...token,
        symbol: cleanText(token.symbol),
        name: cleanText(token.name),
      })),
  })
  if (reading.state === 'unknown') throw tokenErrors.indexUnavailable({ context: { chain: 'hedera' } })
  return reading.value
}

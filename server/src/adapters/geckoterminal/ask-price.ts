import type { ChainId } from '@windhover/core/chains/chain'
import { type PriceTick, tokenKey } from '@windhover/core/prices/price-tick'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import { nameToken } from './name-token.ts'
import { openPools } from './open-pools.ts'
import { figure } from './parse.ts'

export const GECKO_PRICES = 'geckoterminal'

/** Nobody corrects a pool while the gap is smaller than what trading there costs. */
const CONFIDENCE_BPS = 100
const TIMEOUT_MS = 4_000

const pricedPools = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        base_token_price_usd: figure.nullish(),
        quote_token_price_usd: figure.nullish(),
        reserve_in_usd: figure.nullish(),
      }),
      relationships: z.object({
        base_token: z.object({ data: z.object({ id: z.string() }) }),
        quote_token: z.object({ data: z.object({ id: z.string() }) }),
      }),
    }),
  ),
})
type PricedPool = z.output<typeof pricedPools>['data'][number]

/** The price in the token's deepest pool; none where it has no pool. */
export type AskGecko = (token: string) => Promise<readonly PriceTick[]>

export function openGeckoPrices(options: { chain: ChainId; url: string; clock: Clock }): AskGecko {
  const { chain, clock } = options
  const { api, poolsPathOf } = openPools({ ...options, timeoutMs: TIMEOUT_MS })
  return async (token) => {
    const contract = nameToken(chain, token)
    if (contract === null) return []
    const pools = await api.get(poolsPathOf(contract), pricedPools).catch(noneIfUnknown)
    const priceUsd = priceIn(pools.data, contract)
    if (priceUsd === null) return []
    const observedAtMs = clock.now().getTime()
    return [
      {
        token: tokenKey(chain, token),
        priceUsd,
        observedAtMs,
        source: GECKO_PRICES,
        confidenceBps: CONFIDENCE_BPS,
      },
    ]
  }
}

function priceIn(pools: readonly PricedPool[], contract: string): number | null {
  const depth = ({ attributes }: PricedPool) => attributes.reserve_in_usd || 0
  const [deepest] = pools.toSorted((one, other) => depth(other) - depth(one))
  if (deepest === undefined) return null
  const { attributes, relationships } = deepest
  const isBase = relationships.base_token.data.id.endsWith(`_${contract}`)
  const isQuote = relationships.quote_token.data.id.endsWith(`_${contract}`)
  const price = isBase ? attributes.base_token_price_usd : isQuote ? attributes.quote_token_price_usd : null
  return typeof price === 'number' && price > 0 ? price : null
}

function noneIfUnknown(error: unknown): z.output<typeof pricedPools> {
  if (error instanceof UpstreamError && error.status === 404) return { data: [] }
  throw error
}

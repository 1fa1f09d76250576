import type { PriceTick } from '@windhover/core/prices/price-tick'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { priceAnswer, readPrices } from './read-prices.ts'

export const JUPITER_PRICES = 'jupiter'

/** The provider takes that many in one call. */
export const IDS_PER_CALL = 50
const TIMEOUT_MS = 4_000

/** Prices of up to `IDS_PER_CALL` mints now; those that it does not price are left out. */
export type AskJupiter = (mints: readonly string[]) => Promise<readonly PriceTick[]>

export function openJupiterPrices(options: { readonly url: string; readonly apiKey: string }): AskJupiter {
  const { url: baseUrl, apiKey } = options
  const api = createUpstream({
    name: 'jupiter',
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    ...(apiKey === '' ? {} : { headers: { 'x-api-key': apiKey } }),
  })
  return async (mints) => {
    const query = new URLSearchParams({ ids: mints.join(',') })
    const answer = await api.get(`/price/v3?${query}`, priceAnswer)
    return readPrices(answer, { source: JUPITER_PRICES, observedAtMs: Date.now() })
  }
}

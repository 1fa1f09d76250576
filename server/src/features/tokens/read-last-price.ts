import { tokenKey } from '@windhover/core/prices/price-tick'
import type { TokenView } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { readPrices } from '../prices/index.ts'
import { viewToken } from './view-token.ts'

/** The last price that anybody heard, and when; the index's own where no source has spoken lately. */
export async function readLastPrice(
  parts: Pick<FeatureParts, 'tickLog' | 'watchedTokens' | 'clock' | 'log'>,
  token: IndexedToken,
): Promise<{ token: TokenView; observedAt: string }> {
  const view = viewToken(token)
  const key = tokenKey(token.chain, token.address)
  const heard = await readPrices(parts, [key])
    .then((prices) => prices.get(key))
    .catch((error: unknown) => {
      parts.log.warn({ err: error }, 'live prices are away')
      return undefined
    })
  if (heard !== undefined && heard.state !== 'stale')
    return {
      token: { ...view, priceUsd: heard.priceUsd },
      observedAt: new Date(heard.observedAtMs).toISOString(),
    }
  if (view.priceUsd === null) throw tokenErrors.noPrice()
  return { token: view, observedAt: parts.clock.now().toISOString() }
}

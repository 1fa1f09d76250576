import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { readCandles } from '../prices/index.ts'
import { readTrades } from './read-trades.ts'

export function candleBindings(
  parts: Pick<FeatureParts, 'candles' | 'trades' | 'readings' | 'clock'>,
): readonly RouteBinding[] {
  return [
    bindRoute(tokenRoutes.getCandles, async ({ query }) => ({
      candles: [...(await readCandles(parts, query))],
    })),
    bindRoute(tokenRoutes.getTrades, async ({ query }) => ({ trades: await readTrades(parts, query) })),
  ]
}

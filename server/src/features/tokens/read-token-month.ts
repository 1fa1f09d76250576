import type { ChainId } from '@windhover/core/chains/chain'
import { type MonthFigures, readMonthFigures } from '@windhover/core/tokens/month-figures'
import type { FeatureParts } from '../../composition/feature.ts'
import { readCandles } from '../prices/index.ts'

/** Thirty days, and what it takes to reach back over their beginning. */
const DAYS = 32

/** The last month of a token by the day; without its candles it is not known. */
export async function readTokenMonth(
  parts: Pick<FeatureParts, 'candles' | 'readings' | 'clock' | 'log'>,
  token: { chain: ChainId; address: string },
): Promise<MonthFigures> {
  const nowMs = parts.clock.now().getTime()
  try {
    return readMonthFigures(await readCandles(parts, { ...token, window: '1d', limit: DAYS }), nowMs)
  } catch (error) {
    parts.log.warn({ err: error, chain: token.chain }, 'the last month of a token is not known')
    return readMonthFigures([], nowMs)
  }
}

import type { ChainId } from '@windhover/core/chains/chain'
import { type DayFigures, readDayFigures } from '@windhover/core/tokens/day-figures'
import type { FeatureParts } from '../../composition/feature.ts'
import { readCandles } from '../prices/index.ts'

/** Two days, and what it takes to reach back over their beginning. */
const HOURS = 50

/** The last day of a token by the hour. Decoration: without its candles a token is still a token. */
export async function readTokenDay(
  parts: Pick<FeatureParts, 'candles' | 'readings' | 'clock' | 'log'>,
  token: { chain: ChainId; address: string },
): Promise<DayFigures> {
  const nowMs = parts.clock.now().getTime()
  try {
    return readDayFigures(await readCandles(parts, { ...token, window: '1h', limit: HOURS }), nowMs)
  } catch (error) {
    parts.log.warn({ err: error, chain: token.chain }, 'the last day of a token is not known')
    return readDayFigures([], nowMs)
  }
}

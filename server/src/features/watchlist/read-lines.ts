import { setTimeout } from 'node:timers/promises'
import { readDayFigures } from '@windhover/core/tokens/day-figures'
import { z } from 'zod'
import { takeTurns } from '../../platform/take-turns.ts'
import type { TokenPlace } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'

/** A line of a day by the hour hardly moves in this time: everybody who watches a token costs one reading in it. */
const FRESH_MS = 5 * 60_000
/** A list does not wait longer for its lines; those that come later are there when it is read again. */
const PATIENCE_MS = 1_500
/** Candles cost their source more than anything else: a long list does not take the place of charts. */
const AT_ONCE = 4
const HOURS = 26

type Parts = Pick<WatchlistParts, 'candles' | 'readings' | 'clock'>

/** The last day of each token by the hour; empty where nobody tells. */
export function createLineReader(
  parts: Parts,
): (tokens: readonly TokenPlace[]) => Promise<readonly number[][]> {
  const load = takeTurns(AT_ONCE, (token: TokenPlace) => loadLine(parts, token))
  const read = async (token: TokenPlace) => {
    const reading = await parts.readings.read({
      scope: `watchlist:line:${token.chain}`,
      name: token.address,
      schema: z.array(z.number()),
      freshMs: FRESH_MS,
      load: () => load(token),
    })
    return reading.state === 'unknown' ? [] : reading.value
  }
  return async (tokens) => {
    const answered = new AbortController()
    const tooLate = setTimeout(PATIENCE_MS, [], { signal: answered.signal }).catch(() => [])
    const lines = await Promise.all(tokens.map((token) => Promise.race([read(token), tooLate])))
    answered.abort()
    return lines
  }
}

async function loadLine({ candles, clock }: Parts, { chain, address }: TokenPlace): Promise<number[]> {
  const nowMs = clock.now().getTime()
  const token = chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
  const page = { token, window: '1h', beforeMs: nowMs + 1_000, limit: HOURS } as const
  return readDayFigures(await candles[chain].getCandles(page), nowMs).spark
}

import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createSource } from '../../platform/upstream/create-source.ts'
import { figure } from '../../platform/upstream/read-fields.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'

const ANSWER_WITHIN_MS = 5_000
const FRESH_MS = 60_000
const STALE_MS = 10 * 60_000
const PAIR = 'BNBUSDT'

const ticker = z.object({ symbol: z.literal(PAIR), price: figure.pipe(z.number().positive()) })

/** What one BNB costs in dollars, by the last trade of a public exchange; asked once a minute. */
export function createBnbPrice(options: {
  url: string
  clock: Clock
  timeoutMs?: number
}): () => Promise<number> {
  const { url, clock, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: 'Binance', baseUrl: url, timeoutMs })
  const shared = createSharedValues<number>({ clock, freshMs: FRESH_MS, staleMs: STALE_MS, max: 1 })
  return () =>
    shared(PAIR, async () => (await source.get(`/api/v3/ticker/price?symbol=${PAIR}`, ticker)).price)
}

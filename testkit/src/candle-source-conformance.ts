import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import { CANDLE_WINDOWS } from '@windhover/core/tokens/contract'
import type { CandleSource } from '@windhover/server/ports/candles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, type ReplayServer, startReplayServer } from './replay-server.ts'

export type CandleSubject = {
  readonly source: CandleSource
  /** One that has been traded for years. */
  readonly token: string
  readonly unknownTokens: readonly string[]
  readonly nowMs: number
}

/** What every source of candles must answer; run against a living one. */
export function candleSourceConformance(name: string, subjectOf: () => CandleSubject): void {
  describe(`${name}: candles`, () => {
    it.each(CANDLE_WINDOWS)(
      'of %s are whole, oldest first, evenly spaced and end with now',
      async (window) => {
        const { source, token, nowMs } = subjectOf()
        const candles = await source.getCandles({ token, window, beforeMs: nowMs, limit: 40 })
        expect(candles).toHaveLength(40)
        const lengthS = WINDOW_SECONDS[window]
        const gaps = candles.slice(1).map((candle, place) => candle.time - (candles[place]?.time ?? 0))
        expect(new Set(gaps)).toEqual(new Set([lengthS]))
        const ageS = nowMs / 1_000 - (candles.at(-1)?.time ?? 0)
        expect(ageS).toBeGreaterThanOrEqual(0)
        expect(ageS).toBeLessThan(lengthS + 5)
        for (const { open, high, low, close, volumeUsd } of candles) {
          expect(low).toBeGreaterThan(0)
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
          expect(low).toBeLessThanOrEqual(Math.min(open, close))
          expect(volumeUsd).toBeGreaterThanOrEqual(0)
        }
      },
    )

    it.each(['5m', '1d', '1w'] as const)(
      'of %s before a moment go on where the page after them begins',
      async (window) => {
        const { source, token, nowMs } = subjectOf()
        const page = (beforeMs: number) => source.getCandles({ token, window, beforeMs, limit: 20 })
        const newer = await page(nowMs)
        const older = await page((newer[0]?.time ?? 0) * 1_000)
        expect(older).toHaveLength(20)
        expect(older.at(-1)?.time).toBe((newer[0]?.time ?? 0) - WINDOW_SECONDS[window])
      },
    )

    it('tell of the coin of the chain as of a token', async () => {
      const { source, nowMs } = subjectOf()
      const query = { token: 'native', window: '1h', beforeMs: nowMs, limit: 5 } as const
      expect((await source.getCandles(query)).length).toBeGreaterThanOrEqual(5)
    })

    it('are none of a token that nobody knows', async () => {
      const { source, unknownTokens, nowMs } = subjectOf()
      for (const token of unknownTokens) {
        expect(await source.getCandles({ token, window: '1h', beforeMs: nowMs, limit: 5 })).toEqual([])
      }
    })
  })
}

export function candleFailureConformance(name: string, open: (url: string) => CandleSource): void {
  describe(`${name}: a source that fails`, () => {
    let server: ReplayServer
    beforeAll(async () => {
      server = await startReplayServer([])
    })
    afterAll(() => server.stop())

    it.each(FAILURES)('%s: no answer is not an empty chart', async (failure) => {
      server.fail(failure)
      const asked = open(server.url).getCandles({ token: 'native', window: '1h', beforeMs: 1e12, limit: 5 })
      await expect(asked).rejects.toMatchObject({ code: 'token/candlesUnavailable', retryable: true })
    })
  })
}

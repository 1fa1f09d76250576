import type { World } from '../../world/world.ts'
import type { PriceRow } from './price-batch.ts'
import type { QuotedTokens } from './quoted-tokens.ts'

const BATCH_EVERY_MS = 100
/** After a longer pause only the last ticks are sent, not everything that was missed. */
const LONGEST_BATCH_MS = 2_000

export type PricePump = {
  /** Sends all new prices to the listeners and returns the market time they reach up to. */
  readonly flush: () => number
  readonly listen: (listener: (rows: readonly PriceRow[]) => void) => () => void
  readonly stop: () => void
}

/** Turns the market's ticks into batches of rows while there are listeners. */
export function createPricePump(world: World, tokens: QuotedTokens, rate: number): PricePump {
  const { market, clock } = world
  const listeners = new Set<(rows: readonly PriceRow[]) => void>()
  const lastPrices = new Map<string, number>()
  let sentUntilMs = 0
  let timer: NodeJS.Timeout | null = null

  const flush = (): number => {
    const nowMs = clock.nowMs()
    const fromMs = Math.max(sentUntilMs, nowMs - LONGEST_BATCH_MS * clock.speed)
    sentUntilMs = nowMs
    tokens.catchUp(nowMs)
    const rows: PriceRow[] = []
    for (const tick of market.ticksBetween(fromMs, nowMs, rate)) {
      if (lastPrices.get(tick.assetId) === tick.priceUsd) continue
      lastPrices.set(tick.assetId, tick.priceUsd)
      const observedAtMs = toWallMs(world, tick.atMs, nowMs)
      for (const token of tokens.of(tick.assetId)) rows.push({ token, priceUsd: tick.priceUsd, observedAtMs })
    }
    if (lastPrices.size > 20_000) lastPrices.clear()
    if (rows.length > 0) for (const listener of listeners) listener(rows)
    return nowMs
  }
  const stop = () => {
    if (timer) clearInterval(timer)
    timer = null
  }
  return {
    flush,
    listen: (listener) => {
      listeners.add(listener)
      if (!timer) {
        sentUntilMs = clock.nowMs()
        timer = setInterval(flush, BATCH_EVERY_MS)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    stop,
  }
}

/** Market time as wall-clock time: the market's clock may run faster than the receiver's. */
export function toWallMs({ clock }: Pick<World, 'clock'>, atMs: number, marketNowMs: number): number {
  return clock.speed === 1 ? atMs : Math.round(Date.now() - (marketNowMs - atMs) / clock.speed)
}

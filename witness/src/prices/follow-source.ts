import type { ChainId } from '@windhover/core/chains/chain'
import { judgeTick } from '@windhover/core/prices/judge-tick'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import type { PriceSource } from '@windhover/server/ports/price-feed'
import { FRESH_MS, type WitnessSource } from './price-source.ts'
import { namesOf } from './token-names.ts'

/** Of what is older nobody remembers that the source ever knew it. */
const FORGET_AFTER_MS = 24 * 3_600_000
const FORGET_EVERY_MS = 600_000

/** A source that tells by itself: what it said last of each token is kept for as long as it counts. */
export function followSource(
  source: PriceSource,
  options: {
    readonly chains: readonly ChainId[]
    readonly now: () => number
    readonly onTrouble: (error: unknown) => void
  },
): WitnessSource {
  const { chains, now, onTrouble } = options
  const last = new Map<string, PriceTick>()
  let heardAtMs = Number.NEGATIVE_INFINITY
  let forgottenAtMs = now()
  const startedAtMs = now()
  const running = source.start({
    onTicks: (ticks) => {
      const nowMs = now()
      if (ticks.length > 0) heardAtMs = nowMs
      if (nowMs - forgottenAtMs > FORGET_EVERY_MS) {
        forgottenAtMs = nowMs
        for (const [key, { observedAtMs }] of last)
          if (nowMs - observedAtMs > FORGET_AFTER_MS) last.delete(key)
      }
      for (const tick of ticks) {
        const key = tick.token.toLowerCase()
        const before = last.get(key)?.observedAtMs
        if (judgeTick(tick, { nowMs, lastObservedAtMs: before }) === 'good') last.set(key, tick)
      }
    },
    onTrouble,
  })
  const isHeard = () => now() - heardAtMs <= FRESH_MS
  return {
    name: source.name,
    chains,
    isHeard,
    read: async (chain, token) => {
      if (!isHeard()) throw new Error(`${source.name} was not heard lately`)
      const found = namesOf(chain, token).flatMap((name) => last.get(`${chain}:${name}`.toLowerCase()) ?? [])
      const [newest] = found.toSorted((one, other) => other.observedAtMs - one.observedAtMs)
      if (newest === undefined && now() - startedAtMs > FRESH_MS) return null
      if (newest === undefined || now() - newest.observedAtMs > FRESH_MS)
        throw new Error(`${source.name} has said nothing of it lately`)
      return newest
    },
    stop: running.stop,
  }
}

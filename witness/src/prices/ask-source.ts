import type { ChainId } from '@windhover/core/chains/chain'
import { judgeTick } from '@windhover/core/prices/judge-tick'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import { FRESH_MS, type WitnessSource } from './price-source.ts'
import { namesOf } from './token-names.ts'

/** Asked again no sooner, however many transactions need it: providers allow so many calls a minute. */
const KEPT_MS = 15_000
const TOKENS_MAX = 10_000
/** A source that is down is not asked for every payment. */
const BACK_OFF_MS = 5_000

type Kept = { readonly askedAtMs: number; readonly tick: Promise<PriceTick | null> }

/** A source that has to be asked: once per token and a quarter of a minute. */
export function askSource(options: {
  readonly name: string
  readonly chains: readonly ChainId[]
  readonly now: () => number
  /** The first of the token's names. */
  readonly ask: (chain: ChainId, token: string) => Promise<readonly PriceTick[]>
  readonly onTrouble: (error: unknown) => void
}): WitnessSource {
  const { name, chains, now, ask, onTrouble } = options
  const kept = new Map<string, Kept>()
  let failedAtMs = Number.NEGATIVE_INFINITY
  let hasFailed = false

  async function askOnce(chain: ChainId, token: string): Promise<PriceTick | null> {
    if (now() - failedAtMs < BACK_OFF_MS) throw new Error(`${name} did not answer a moment ago`)
    try {
      const [tick] = await ask(chain, token)
      hasFailed = false
      if (tick === undefined) return null
      return judgeTick(tick, { nowMs: now(), lastObservedAtMs: undefined }) === 'good' ? tick : null
    } catch (error) {
      hasFailed = true
      failedAtMs = now()
      onTrouble(error)
      throw error
    }
  }

  return {
    name,
    chains,
    isHeard: () => !hasFailed,
    read: async (chain, token) => {
      const asked = namesOf(chain, token).at(-1) ?? token
      const key = `${chain}:${asked}`
      const before = kept.get(key)
      if (before !== undefined && now() - before.askedAtMs < KEPT_MS) return fresh(await before.tick, now())
      if (kept.size > TOKENS_MAX) kept.clear()
      const tick = askOnce(chain, asked)
      kept.set(key, { askedAtMs: now(), tick })
      // What failed is asked for again by whoever comes next.
      tick.catch(() => kept.delete(key))
      return fresh(await tick, now())
    },
    stop: async () => {},
  }
}

function fresh(tick: PriceTick | null, nowMs: number): PriceTick | null {
  return tick !== null && nowMs - tick.observedAtMs <= FRESH_MS ? tick : null
}

import type { PriceListener, PriceSource, RunningPriceSource } from '../../ports/price-feed.ts'
import { type AskJupiter, IDS_PER_CALL, JUPITER_PRICES, openJupiterPrices } from './ask-prices.ts'

export { JUPITER_PRICES }

const BACK_OFF_MS = 5_000

export type JupiterPricesOptions = {
  readonly url: string
  readonly apiKey: string
  /** Mints to ask for, the most important first; asked anew for each round. */
  readonly watched: () => Promise<readonly string[]>
  /** Our share of the key's budget: one call per this many milliseconds. */
  readonly callEveryMs: number
}

/** Asks the price API in turns, so many calls a second and no more, however many tokens are watched. */
export function createJupiterPrices(options: JupiterPricesOptions): PriceSource {
  return { name: JUPITER_PRICES, start: (listener) => startRounds(options, listener) }
}

function startRounds(options: JupiterPricesOptions, listener: PriceListener): RunningPriceSource {
  const ask = openJupiterPrices(options)
  const stopping = new AbortController()
  const finished = (async () => {
    while (!stopping.signal.aborted) {
      const waitMs = await runRound({ options, ask, listener, signal: stopping.signal }).catch(
        (error: unknown) => {
          if (!stopping.signal.aborted) listener.onTrouble(error)
          return BACK_OFF_MS
        },
      )
      await pause(waitMs, stopping.signal)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await finished
    },
  }
}

/** One pass over everything watched; the answer is how long to wait before the next. */
async function runRound(round: {
  options: JupiterPricesOptions
  ask: AskJupiter
  listener: PriceListener
  signal: AbortSignal
}): Promise<number> {
  const { options, ask, listener, signal } = round
  const mints = [...new Set(await options.watched())]
  for (let from = 0; from < mints.length && !signal.aborted; from += IDS_PER_CALL) {
    const ticks = await ask(mints.slice(from, from + IDS_PER_CALL))
    if (!signal.aborted) listener.onTicks(ticks)
    if (from + IDS_PER_CALL < mints.length) await pause(options.callEveryMs, signal)
  }
  return options.callEveryMs
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

import { judgeTick } from '@windhover/core/prices/judge-tick'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'
import type { PriceSource, RunningPriceSource, TickLog } from '../../ports/price-feed.ts'

/** Longer than two turns of the loop: one late turn loses nothing, a dead worker is replaced within seconds. */
export const SOURCE_LEASE_MS = 5_000
const TURN_MS = 1_500
/** A map of last times that only grows would be a leak; forgetting it costs one repeated tick per token at most. */
const REMEMBERED_TOKENS = 100_000

type SourceParts = Pick<FeatureParts, 'priceSources' | 'tickLog' | 'leases' | 'clock' | 'log' | 'metrics'>

/** Each source runs in exactly one worker, whichever holds its lease, and moves when that worker goes. */
export function sourceLoops(parts: SourceParts): readonly Loop[] {
  const { metrics, tickLog } = parts
  metrics.watch({
    name: 'ticks_written',
    help: 'Ticks this worker has written to the log',
    read: () => tickLog.counts().written,
  })
  metrics.watch({
    name: 'ticks_merged',
    help: 'Ticks replaced by a newer one of their token before they could be written',
    read: () => tickLog.counts().merged,
  })
  return parts.priceSources.map((source) => sourceLoop(parts, source))
}

function sourceLoop({ tickLog, leases, clock, log }: SourceParts, source: PriceSource): Loop {
  const lease = leases.create({ name: `price-source:${source.name}`, lastsMs: SOURCE_LEASE_MS })
  let running: RunningPriceSource | null = null
  let troubled = false

  const start = () => {
    const accept = createAcceptor(tickLog, () => clock.now().getTime())
    return source.start({
      onTicks: (ticks) => {
        if (ticks.length === 0) return
        if (troubled) log.info({ source: source.name }, 'prices arrive again')
        troubled = false
        accept(ticks)
      },
      onTrouble: (error) => {
        if (!troubled) log.warn({ err: error, source: source.name }, 'a price source has trouble')
        troubled = true
      },
    })
  }
  const stop = async () => {
    const ended = running
    running = null
    await ended?.stop()
  }
  return {
    name: `price-source-${source.name}`,
    everyMs: TURN_MS,
    run: async () => {
      // Whoever cannot reach the lease must assume that another worker has it by now.
      const held = await lease.hold().catch(() => false)
      if (held && !running) running = start()
      if (!held && running) await stop()
    },
    close: async () => {
      await stop()
      await lease.release().catch(() => {})
    },
  }
}

/** Lets through what is a price and news; the rest never reaches the log. */
export function createAcceptor(
  tickLog: Pick<TickLog, 'append'>,
  now: () => number,
): (ticks: readonly PriceTick[]) => void {
  const lastSeen = new Map<string, number>()
  return (ticks) => {
    const nowMs = now()
    if (lastSeen.size > REMEMBERED_TOKENS) lastSeen.clear()
    const good: PriceTick[] = []
    for (const tick of ticks) {
      if (judgeTick(tick, { nowMs, lastObservedAtMs: lastSeen.get(tick.token) }) !== 'good') continue
      lastSeen.set(tick.token, tick.observedAtMs)
      good.push(tick)
    }
    tickLog.append(good)
  }
}

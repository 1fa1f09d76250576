import type { PriceTick } from '@windhover/core/prices/price-tick'
import type { Redis } from 'ioredis'
import type { TickCounts } from '../../ports/price-feed.ts'
import type { createLastPrices } from './last-prices.ts'
import { type TickBatch, TickBuffer } from './tick-buffer.ts'
import { isPlainName, writeTickText } from './tick-text.ts'

/** How long a tick may wait for company. */
const FLUSH_MS = 10
const LAST_PRICES_EVERY_MS = 200
const RETRY_MS = 250
/** About a minute of ticks at rest; beyond it only the newest of each token are kept. */
const BUFFER_MOST = 100_000
/** Entries per stream: minutes at rest, seconds under the heaviest load. */
const KEEP_ENTRIES = 20_000

export type TickWriter = {
  readonly append: (ticks: readonly PriceTick[]) => void
  readonly flush: () => Promise<void>
  readonly counts: () => TickCounts
  readonly close: () => Promise<void>
}

export function createTickWriter(options: {
  client: Redis
  streamOf: (shard: number) => string
  shards: number
  lastPrices: ReturnType<typeof createLastPrices>
  onTrouble: (error: unknown) => void
}): TickWriter {
  const { client, streamOf, lastPrices } = options
  const buffer = new TickBuffer({ shards: options.shards, most: BUFFER_MOST })
  let written = 0
  let lastPricesDueMs = 0
  let lastPricesTimer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let closed = false

  async function send(batches: readonly TickBatch[], withLast: boolean): Promise<void> {
    const pipeline = client.pipeline()
    for (const { shard, source, ticks } of batches) {
      pipeline.xadd(streamOf(shard), 'MAXLEN', '~', KEEP_ENTRIES, '*', 't', writeTickText(source, ticks))
      for (const tick of ticks) lastPrices.note(shard, tick)
    }
    if (withLast) lastPrices.writeInto(pipeline)
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error
  }

  async function drain(): Promise<void> {
    while (buffer.size > 0) {
      const batches = buffer.take()
      const now = performance.now()
      const withLast = now >= lastPricesDueMs || closed
      try {
        await send(batches, withLast)
        if (withLast) lastPricesDueMs = now + LAST_PRICES_EVERY_MS
        for (const batch of batches) written += batch.ticks.length
      } catch (error) {
        options.onTrouble(error)
        if (closed) return
        buffer.restore(batches)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
      if (!closed && buffer.size > 0) await new Promise((resolve) => setTimeout(resolve, FLUSH_MS))
    }
  }

  /** When no tick follows, nothing else would carry the last prices along. */
  function writeLastPricesSoon(): void {
    if (closed || lastPricesTimer || !lastPrices.hasChanges()) return
    lastPricesTimer = setTimeout(() => {
      lastPricesTimer = undefined
      send([], true).catch(options.onTrouble)
    }, LAST_PRICES_EVERY_MS)
  }

  const flush = () =>
    (running ??= drain().finally(() => {
      running = null
      writeLastPricesSoon()
    }))

  return {
    append: (ticks) => {
      buffer.add(ticks.filter((tick) => isPlainName(tick.token) && isPlainName(tick.source)))
      if (buffer.size > 0 && running === null) void flush()
    },
    flush,
    counts: () => ({ written, merged: buffer.merged, waiting: buffer.size }),
    close: async () => {
      closed = true
      clearTimeout(lastPricesTimer)
      await flush()
      await send([], true).catch(options.onTrouble)
    },
  }
}

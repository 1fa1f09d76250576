import type { PriceTick } from '@windhover/core/prices/price-tick'
import { Redis } from 'ioredis'
import type { RunningPriceSource } from '../../ports/price-feed.ts'
import { readTickText } from './tick-text.ts'

const BLOCK_MS = 2_000
const RETRY_MS = 250
const ENTRIES_AT_ONCE = 500

/** Reads streams on a connection of its own, because a waiting read holds up everything behind it. */
export function followTicks(options: {
  url: string
  streams: readonly string[]
  onTicks: (ticks: readonly PriceTick[]) => void
  onTrouble: (error: unknown) => void
}): RunningPriceSource {
  const { streams, onTicks, onTrouble } = options
  const client = new Redis(options.url, { maxRetriesPerRequest: null, retryStrategy: () => RETRY_MS })
  client.on('error', onTrouble)
  let stopped = false

  const finished = (async () => {
    const positions = await readEnds(client, streams)
    while (!stopped) {
      try {
        const answer = await client.xread(
          'COUNT',
          ENTRIES_AT_ONCE,
          'BLOCK',
          BLOCK_MS,
          'STREAMS',
          ...streams,
          ...positions,
        )
        for (const [stream, entries] of answer ?? []) {
          const last = entries.at(-1)
          if (last) positions[streams.indexOf(stream)] = last[0]
          for (const [, fields] of entries) onTicks(readTickText(fields[1] ?? ''))
        }
      } catch (error) {
        if (stopped) return
        onTrouble(error)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  })().catch((error: unknown) => {
    if (!stopped) onTrouble(error)
  })
  return {
    stop: async () => {
      stopped = true
      client.disconnect()
      await finished
    },
  }
}

/** Where each stream ends now. Naming the place, not "from now on", loses nothing between two reads. */
async function readEnds(client: Redis, streams: readonly string[]): Promise<string[]> {
  return Promise.all(
    streams.map(async (stream) => {
      const [last] = await client.xrevrange(stream, '+', '-', 'COUNT', 1)
      return last?.[0] ?? '0-0'
    }),
  )
}

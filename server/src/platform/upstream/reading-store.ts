import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { RedisConnection } from '../redis/connect-redis.ts'
import { createScript } from '../redis/redis-script.ts'

/** How long a value may stand in, marked as old, while its source is away. */
const KEPT_MS = 60 * 60_000
/** Longer than anything is kept, so that nothing from before a change can come back as fresh. */
const GENERATION_MS = 2 * KEPT_MS
/** How long a failure is everybody's. */
const FAILURE_MS = 2_000

const keptReading = z.object({ generation: z.string(), observedAtMs: z.number(), value: z.unknown() })
export type KeptReading = z.infer<typeof keptReading>

export type StoredReading = {
  /** Changes whenever the scope is forgotten. */
  readonly generation: string
  readonly forgottenAtMs: number
  readonly kept: KeptReading | null
  /** Why the last try, a moment ago, failed. */
  readonly failure: string | null
}

type Place = { readonly scope: string; readonly name: string }

export type ReadingStore = {
  readonly look: (scope: string, name: string) => Promise<StoredReading>
  /** True when this asker may ask the source; the claim ends with the outcome, or by itself. */
  readonly claim: (claim: Place & { asker: string; lastsMs: number }) => Promise<boolean>
  readonly release: (claim: Place & { asker: string }) => Promise<void>
  readonly keep: (outcome: Place & { asker: string; kept: KeptReading }) => Promise<void>
  readonly noteFailure: (outcome: Place & { asker: string; reason: string }) => Promise<void>
  readonly forget: (scope: string, nowMs: number) => Promise<void>
}

/** Writes the outcome and ends the claim in one step; a failure that is over is taken away. */
const FINISH = `
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
if KEYS[3] then redis.call('DEL', KEYS[3]) end
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`

export function createReadingStore(redis: RedisConnection): ReadingStore {
  const finish = createScript(redis.client, FINISH)
  const keyOf = (kind: string, { scope, name }: Place) => redis.key('reading', kind, scope, name)
  const generationKey = (scope: string) => redis.key('reading', 'generation', scope)

  return {
    look: async (scope, name) => {
      const place = { scope, name }
      const keys = [generationKey(scope), keyOf('kept', place), keyOf('failure', place)]
      const [generation, kept, failure] = await redis.client.mget(...keys)
      return {
        generation: generation ?? '',
        forgottenAtMs: Number(generation?.split(' ')[0] ?? 0),
        kept: kept ? readKept(kept) : null,
        failure: failure ?? null,
      }
    },
    claim: async ({ asker, lastsMs, ...place }) =>
      (await redis.client.set(keyOf('claim', place), asker, 'PX', lastsMs, 'NX')) === 'OK',
    release: async ({ asker, ...place }) => {
      await finish([keyOf('claim', place), keyOf('claim', place)], [asker, '', 0])
    },
    keep: async ({ asker, kept, ...place }) => {
      const keys = [keyOf('claim', place), keyOf('kept', place), keyOf('failure', place)]
      await finish(keys, [asker, JSON.stringify(kept), KEPT_MS])
    },
    noteFailure: async ({ asker, reason, ...place }) => {
      await finish([keyOf('claim', place), keyOf('failure', place)], [asker, reason || '?', FAILURE_MS])
    },
    forget: async (scope, nowMs) => {
      await redis.client.set(generationKey(scope), `${nowMs} ${randomUUID()}`, 'PX', GENERATION_MS)
    },
  }
}

function readKept(text: string): KeptReading | null {
  try {
    return keptReading.parse(JSON.parse(text))
  } catch {
    return null
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@windhover/core/errors/app-error'
import type { z } from 'zod'
import type { Reading } from '../../ports/chain.ts'
import type { Clock } from '../clock.ts'
import type { Logger } from '../log/logger.ts'
import type { RedisConnection } from '../redis/connect-redis.ts'
import {
  createReadingStore,
  type KeptReading,
  type ReadingStore,
  type StoredReading,
} from './reading-store.ts'
import { createSingleFlight } from './single-flight.ts'

/** A forced reading does not ask again for what was seen this short a time ago. */
const FORCE_GAP_MS = 3_000
/** After something has changed, sources may lag behind: what is read meanwhile is fresh only briefly. */
const SETTLING_MS = 30_000
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 40

export type ReadingQuestion<Value> = {
  /** All readings of a scope are forgotten together, e.g. those of one address on one chain. */
  readonly scope: string
  readonly name: string
  readonly schema: z.ZodType<Value>
  readonly freshMs: number
  /** True: a person asked for it to be read again. */
  readonly isForced?: boolean
  readonly load: () => Promise<Value>
}

export type FleetReadings = {
  readonly read: <Value>(question: ReadingQuestion<Value>) => Promise<Reading<Value>>
  /** The next reading of the scope asks anew, whoever asks. */
  readonly forget: (scope: string) => Promise<void>
}

/**
 * Readings shared by every instance: one of all callers asks the source, the others wait for its answer. What cannot
 * be read is an older value marked as such, else unknown; a failure is shared for a moment too, so that a source that
 * is down is not asked by everybody. Without Redis each instance asks for itself.
 */
export function createFleetReadings(parts: {
  redis: RedisConnection
  clock: Clock
  log: Logger
}): FleetReadings {
  const store = createReadingStore(parts.redis)
  const fly = createSingleFlight<Reading<unknown>>()
  const nowMs = () => parts.clock.now().getTime()

  return {
    read: async <Value>(question: ReadingQuestion<Value>) => {
      const { scope, name } = question
      const first = await store.look(scope, name).catch((error: unknown) => {
        parts.log.warn({ err: error }, 'shared readings are away')
        return null
      })
      const usable = first && pickUsable(question, first, nowMs())
      if (usable) return usable
      const flight = `${scope}|${name}|${first?.generation}|${question.isForced === true}`
      const shared = await fly(flight, () =>
        first === null
          ? readAlone(question, nowMs)
          : readTogether({ question, store, nowMs }).catch(() => readAlone(question, nowMs)),
      )
      return shared as Reading<Value>
    },
    forget: (scope) => store.forget(scope, nowMs()),
  }
}

function pickUsable<Value>(
  question: ReadingQuestion<Value>,
  stored: StoredReading,
  now: number,
): Reading<Value> | null {
  const kept = parseKept(question, stored)
  if (kept !== null && isFresh(question, stored, kept, now)) return { state: 'known', ...kept }
  return stored.failure === null ? null : fallBack(kept, stored.failure)
}

type Kept<Value> = { readonly value: Value; readonly observedAtMs: number }

function isFresh(
  question: ReadingQuestion<unknown>,
  stored: StoredReading,
  kept: Kept<unknown>,
  now: number,
): boolean {
  if (stored.kept?.generation !== stored.generation) return false
  const isSettling = kept.observedAtMs - stored.forgottenAtMs < SETTLING_MS
  const freshMs = question.isForced || isSettling ? FORCE_GAP_MS : question.freshMs
  return now - kept.observedAtMs < Math.min(freshMs, question.freshMs)
}

/** What another version of the product has kept may have another shape; it then counts as not kept. */
function parseKept<Value>(question: ReadingQuestion<Value>, { kept }: StoredReading): Kept<Value> | null {
  const parsed = kept === null ? null : question.schema.safeParse(kept.value)
  return parsed?.success && kept ? { value: parsed.data, observedAtMs: kept.observedAtMs } : null
}

function fallBack<Value>(kept: Kept<Value> | null, reason: string): Reading<Value> {
  return kept === null ? { state: 'unknown', reason } : { state: 'stale', ...kept, reason }
}

async function readTogether<Value>(job: {
  question: ReadingQuestion<Value>
  store: ReadingStore
  nowMs: () => number
}): Promise<Reading<Value>> {
  const { question, store, nowMs } = job
  const { scope, name } = question
  const asker = randomUUID()
  // What was read since is good for whoever asked then, however long the source took to answer.
  const askedAtMs = nowMs()
  for (;;) {
    const isOurs = await store.claim({ scope, name, asker, lastsMs: WAIT_MS })
    // Looked at after the claim: whoever held it before us may have just finished.
    const stored = await store.look(scope, name)
    const usable = pickUsable(question, stored, askedAtMs)
    if (usable !== null || !isOurs) {
      if (isOurs) await store.release({ scope, name, asker })
      if (usable !== null) return usable
      if (nowMs() >= askedAtMs + WAIT_MS)
        return fallBack(parseKept(question, stored), 'No answer came in time.')
      await sleep(LOOK_EVERY_MS)
      continue
    }
    return await readAndKeep({ ...job, asker, stored })
  }
}

async function readAndKeep<Value>(job: {
  question: ReadingQuestion<Value>
  store: ReadingStore
  nowMs: () => number
  asker: string
  stored: StoredReading
}): Promise<Reading<Value>> {
  const { question, store, asker, stored } = job
  const { scope, name } = question
  const fresh = await readAlone(question, job.nowMs)
  if (fresh.state === 'known') {
    const kept: KeptReading = {
      generation: stored.generation,
      observedAtMs: fresh.observedAtMs,
      value: fresh.value,
    }
    await store.keep({ scope, name, asker, kept }).catch(() => {})
    return fresh
  }
  const reason = fresh.state === 'unknown' ? fresh.reason : ''
  await store.noteFailure({ scope, name, asker, reason }).catch(() => {})
  return fallBack(parseKept(question, stored), reason)
}

async function readAlone<Value>(
  question: ReadingQuestion<Value>,
  nowMs: () => number,
): Promise<Reading<Value>> {
  const observedAtMs = nowMs()
  try {
    return { state: 'known', value: await question.load(), observedAtMs }
  } catch (error) {
    const reason = error instanceof AppError ? error.message : 'The answer could not be read.'
    return { state: 'unknown', reason }
  }
}

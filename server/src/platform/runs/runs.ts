import type { Logger } from '../log/logger.ts'
import type { RedisConnection } from '../redis/connect-redis.ts'
import { followRun, type RunFollower } from './follow-run.ts'
import { ALIVE_MS, createRunStore, type RunState } from './run-store.ts'
import { createRunWriter, type OnWritten, type RunWriter } from './run-writer.ts'

/** Why the work on a run has to end before it is done. */
export type StopReason = 'stopped' | 'lost' | 'leaving'

export type RunWork = (run: {
  readonly writer: RunWriter
  /** What was written before this process took the run over; empty for a new one. */
  readonly before: readonly string[]
  readonly signal: AbortSignal
}) => Promise<void>

export type OwnedRun = {
  readonly attach: (after: number, listener: OnWritten) => () => void
  readonly done: Promise<void>
}

/**
 * Long answers that outlive the connection, the tab and the process they began in. One process writes a run at a time;
 * everybody reads it from the log. Dies the writer, the next reader's process goes on with it.
 */
export type Runs = {
  /** Null where a run of this id exists. */
  readonly begin: (runId: string, work: RunWork) => Promise<OwnedRun | null>
  /** Null unless the run goes on without an owner. */
  readonly takeOver: (runId: string, work: RunWork) => Promise<OwnedRun | null>
  /** Tells the owner, wherever it is, to end the run as stopped. */
  readonly stop: (runId: string) => Promise<void>
  readonly readState: (runId: string) => Promise<RunState | null>
  readonly readAfter: (runId: string, after: number) => Promise<readonly string[]>
  readonly follow: (
    request: { readonly runId: string; readonly after: number; readonly signal: AbortSignal } & RunFollower,
  ) => Promise<void>
  readonly findOwned: (runId: string) => OwnedRun | null
  readonly count: () => number
  readonly close: () => Promise<void>
}

type Owned = OwnedRun & { readonly abort: (reason: StopReason) => void }

export function createRuns(parts: { redis: RedisConnection; owner: string; log: Logger }): Runs {
  const { redis, owner, log } = parts
  const store = createRunStore(redis)
  const owned = new Map<string, Owned>()
  const stopChannel = redis.key('run', 'stop')
  let listening: Promise<() => Promise<void>> | null = null

  const listen = () => {
    listening ??= redis.channels.subscribe(stopChannel, (runId) => owned.get(runId)?.abort('stopped'))
    return listening
  }
  const beat = setInterval(() => {
    for (const [runId, run] of owned) {
      store.beat(runId, owner).then(
        (isOurs) => isOurs || run.abort('lost'),
        (error) => log.warn({ err: error, runId }, 'a run could not give a sign of life'),
      )
    }
  }, ALIVE_MS / 3)
  beat.unref()

  function own(runId: string, before: readonly string[], work: RunWork): OwnedRun {
    const stopping = new AbortController()
    const abort = (reason: StopReason) => stopping.abort(reason)
    const writer = createRunWriter(store, { runId, owner, before })
    writer.lost.addEventListener('abort', () => abort('lost'), { once: true })
    const done = Promise.resolve()
      .then(() => work({ writer, before, signal: stopping.signal }))
      .catch((error: unknown) => log.error({ err: error, runId }, 'a run broke off'))
      .finally(() => owned.delete(runId))
    const run: Owned = { attach: writer.attach, done, abort }
    owned.set(runId, run)
    return run
  }
  return {
    begin: async (runId, work) => {
      const [isNew] = await Promise.all([store.begin(runId, owner), listen()])
      return isNew ? own(runId, [], work) : null
    },
    takeOver: async (runId, work) => {
      await listen()
      if ((await store.take(runId, owner)) === null) return null
      return own(runId, await store.readAfter(runId, 0), work)
    },
    stop: async (runId) => {
      const here = owned.get(runId)
      if (here === undefined) await redis.channels.publish(stopChannel, runId)
      else here.abort('stopped')
    },
    readState: store.readState,
    readAfter: store.readAfter,
    follow: (request) => followRun({ redis, store }, request),
    findOwned: (runId) => owned.get(runId) ?? null,
    count: () => owned.size,
    close: async () => {
      clearInterval(beat)
      const running = [...owned]
      for (const [, run] of running) run.abort('leaving')
      await Promise.allSettled(running.map(([, run]) => run.done))
      await Promise.allSettled(running.map(([runId]) => store.release(runId, owner)))
      if (listening !== null) await listening.then((leave) => leave()).catch(() => {})
    },
  }
}

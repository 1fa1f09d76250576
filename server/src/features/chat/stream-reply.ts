import type { FeatureParts } from '../../composition/feature.ts'
import type { EventReply, EventSink } from '../../platform/http/answer-events.ts'
import type { ChatRun } from './chat-run-store.ts'
import type { ChatParts } from './parts.ts'
import { writeReply } from './write-reply.ts'

const HEADERS = { 'x-vercel-ai-ui-message-stream': 'v1' }
const DONE = 'data: [DONE]\n\n'

/** A reply as events, from a number on: the same bytes whoever asks, whenever, wherever. */
export function streamReply(parts: ChatParts, run: ChatRun, after: number): EventReply {
  return {
    headers: { ...HEADERS, 'x-run-id': run.id },
    write: async (sink) => {
      let position = after
      const send = (first: number, events: readonly string[]) => {
        sink.send(events.map((event, index) => `id: ${first + index}\ndata: ${event}\n\n`).join(''))
        position = first + events.length - 1
      }
      const owned = await findOrStart(parts, run)
      if (owned !== null) await watchOwned(owned, { after, sink, send })
      // The run may have gone to another process meanwhile, or have been there all along.
      const state = await parts.runs.readState(run.id)
      if (state !== null && !(state.state === 'ended' && position >= state.last)) {
        await parts.runs.follow({
          runId: run.id,
          after: position,
          signal: sink.closed,
          onEvents: send,
          onSilence: async () => {
            await parts.runs.takeOver(run.id, writeReply(parts, run))
          },
        })
      }
      sink.send(DONE)
    },
  }
}

type Owned = NonNullable<ReturnType<FeatureParts['runs']['findOwned']>>

async function watchOwned(
  owned: Owned,
  reading: { after: number; sink: EventSink; send: (first: number, events: readonly string[]) => void },
): Promise<void> {
  const { sink } = reading
  const gone = Promise.withResolvers<void>()
  const leave = () => gone.resolve()
  sink.closed.addEventListener('abort', leave, { once: true })
  const detach = owned.attach(reading.after, reading.send)
  try {
    if (!sink.closed.aborted) await Promise.race([owned.done, gone.promise])
  } finally {
    detach()
    sink.closed.removeEventListener('abort', leave)
  }
}

/** Begins to write; null where another process did. */
export function startWriting(parts: ChatParts, run: ChatRun): Promise<Owned | null> {
  return parts.runs.begin(run.id, writeReply(parts, run))
}

/** Between the row and the log of a run there is a moment, and a process may die in it: any reader begins the log. */
async function findOrStart(parts: ChatParts, run: ChatRun): Promise<Owned | null> {
  const owned = parts.runs.findOwned(run.id)
  if (owned !== null || run.state !== 'running') return owned
  return (await parts.runs.readState(run.id)) === null ? await startWriting(parts, run) : null
}

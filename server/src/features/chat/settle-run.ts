import { type ChatRun, endRun, findRunning } from './chat-run-store.ts'
import type { ChatParts } from './parts.ts'
import { writeReply } from './write-reply.ts'

/** How long a stop is waited for before it is done by force. */
const STOP_WAIT_MS = 1_000
const LOOK_EVERY_MS = 20
/** The row of a run is stored before its log is begun; by then it was, or never will be. */
const LOG_BEGINS_WITHIN_MS = 10_000

/**
 * The reply that is being written in a conversation, or is about to be. One whose log is gone is closed, for nobody can
 * go on with it.
 */
export async function findLiveRun(parts: ChatParts, conversationId: string): Promise<ChatRun | null> {
  const run = await findRunning(parts.db, conversationId)
  if (run === null) return null
  const ageMs = parts.clock.now().getTime() - run.startedAt.getTime()
  if (ageMs > LOG_BEGINS_WITHIN_MS && (await parts.runs.readState(run.id)) === null) {
    await endRun(parts.db, run)
    return null
  }
  return run
}

/** Ends a reply, whoever writes it and whether or not that one still lives. */
export async function stopRun(parts: ChatParts, run: ChatRun): Promise<boolean> {
  const { runs } = parts
  await runs.stop(run.id)
  const endsAtMs = Date.now() + STOP_WAIT_MS
  while (Date.now() < endsAtMs) {
    const state = await runs.readState(run.id)
    if (state === null || state.state === 'ended') return true
    if (!state.isAlive) break
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const owned = await runs.takeOver(run.id, writeReply(parts, run))
  if (owned === null) return false
  await runs.stop(run.id)
  await owned.done
  return true
}

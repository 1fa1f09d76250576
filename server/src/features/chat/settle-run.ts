import type { FeatureParts } from '../../composition/feature.ts'
import { type ChatRun, endRun, findRunning } from './chat-run-store.ts'
import { writeReply } from './write-reply.ts'

/** How long a stop is waited for before it is done by force. */
const STOP_WAIT_MS = 1_000
const LOOK_EVERY_MS = 20

/** The reply that is being written in a conversation; one whose log is gone is closed, for nobody can go on with it. */
export async function findLiveRun(parts: FeatureParts, conversationId: string): Promise<ChatRun | null> {
  const run = await findRunning(parts.db, conversationId)
  if (run === null) return null
  const state = await parts.runs.readState(run.id)
  if (state === null) {
    await endRun(parts.db, run.id)
    return null
  }
  return run
}

/** Ends a reply, whoever writes it and whether or not that one still lives. */
export async function stopRun(parts: FeatureParts, run: ChatRun): Promise<boolean> {
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

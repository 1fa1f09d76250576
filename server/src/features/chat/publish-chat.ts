import { chatChanged, chatPathChosen, chatRunStarted } from '@windhover/core/chat/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { type ChatRun, viewRun } from './chat-run-store.ts'

type Parts = Pick<FeatureParts, 'live' | 'log'>
type Place = Pick<ChatRun, 'userId' | 'vaultId' | 'conversationId'>

/** Other tabs follow the reply; that they did not hear of it changes nothing about it. */
export function publishStarted({ live, log }: Parts, run: ChatRun): Promise<void> {
  const told = live.publish(run.userId, chatRunStarted, { ...placeOf(run), ...viewRun(run) })
  return told.catch((error: unknown) => log.warn({ err: error, ...placeOf(run) }, NOT_TOLD))
}

export function publishChatChange({ live, log }: Parts, of: Place): Promise<void> {
  const told = live.publish(of.userId, chatChanged, placeOf(of))
  return told.catch((error: unknown) => log.warn({ err: error, ...placeOf(of) }, NOT_TOLD))
}

export function publishPath({ live, log }: Parts, to: Place & { headId: string }): Promise<void> {
  const told = live.publish(to.userId, chatPathChosen, { ...placeOf(to), headId: to.headId })
  return told.catch((error: unknown) => log.warn({ err: error, ...placeOf(to) }, NOT_TOLD))
}

const NOT_TOLD = 'a change of a chat was not told'
const placeOf = ({ vaultId, conversationId }: Place) => ({ vaultId: vaultId.toString(), conversationId })

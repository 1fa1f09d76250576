import { CHAT_CHANGED, CHAT_RUN_STARTED } from '@windhover/core/chat/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { type ChatRun, viewRun } from './chat-run-store.ts'

type Parts = Pick<FeatureParts, 'live' | 'log'>

/** Other tabs follow the reply; that they did not hear of it changes nothing about it. */
export async function tellStarted(parts: Parts, run: ChatRun): Promise<void> {
  await tell(parts, run, CHAT_RUN_STARTED, viewRun(run))
}

export async function tellChanged(
  parts: Parts,
  of: Pick<ChatRun, 'userId' | 'vaultId' | 'conversationId'>,
): Promise<void> {
  await tell(parts, of, CHAT_CHANGED, {})
}

async function tell(
  { live, log }: Parts,
  { userId, vaultId, conversationId }: Pick<ChatRun, 'userId' | 'vaultId' | 'conversationId'>,
  name: string,
  data: Record<string, unknown>,
): Promise<void> {
  try {
    await live.publish(userId, { name, data: { vaultId: vaultId.toString(), conversationId, ...data } })
  } catch (error) {
    log.warn({ err: error, conversationId }, 'a change of a chat was not told')
  }
}

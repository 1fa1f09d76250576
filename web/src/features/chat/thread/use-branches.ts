import { chatPathChosen, chatRoutes } from '@windhover/core/chat/contract'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { toast } from '../../../ui/toast-store.ts'
import { readHistoryPage } from '../api/read-history.ts'
import { fromRecords, type TalkMessage } from '../talk-message.ts'
import { putBranch, putOver } from './merge-history.ts'
import { replyCopy } from './reply-copy.ts'

/** All of a branch is shown, so it is read in large pages. */
const BRANCH_PAGE_SIZE = 100

export type Step = 'previous' | 'next'

type Given = {
  readonly vaultId: string
  readonly conversationId: string
  readonly isBusy: boolean
  readonly readMessages: () => readonly TalkMessage[]
  readonly writeMessages: (messages: TalkMessage[]) => void
  readonly loadLatest: () => Promise<unknown>
}

/** The ways through a conversation: to what stands beside a message, here and in other tabs. */
export function useBranches(given: Given) {
  const { vaultId, conversationId, isBusy, readMessages, writeMessages, loadLatest } = given
  const place = { vaultId, conversationId }
  const isChoosing = useRef(false)
  /** Where the person came by which step: the keyboard goes on from there. */
  const [came, setCame] = useState<{ readonly to: string; readonly by: Step } | null>(null)

  const choose = async (messageId: string, by: Step) => {
    if (isChoosing.current) return
    isChoosing.current = true
    try {
      await callRoute(chatRoutes.choosePath, { params: { conversationId }, body: { vaultId, messageId } })
      writeMessages(putBranch(readMessages(), await readBranch(place, messageId)))
      setCame({ to: messageId, by })
    } catch (error) {
      toast.error({ title: errorText(error, replyCopy.notChosen) })
    } finally {
      isChoosing.current = false
    }
  }
  useLiveEvent(chatPathChosen, (told) => {
    const isShown = readMessages().at(-1)?.id === told.headId
    if (told.conversationId !== conversationId || isBusy || isChoosing.current || isShown) return
    void loadLatest()
  })

  /** What only the records know of messages that are shown: what else stands in their place. */
  const refresh = async () => {
    // Without it the reply is there all the same; the next look at the records has it.
    const page = await readHistoryPage(place).catch(() => null)
    if (page !== null) writeMessages(putOver(readMessages(), page.messages.map(fromRecords)))
  }
  return { came, choose, refresh }
}

/** From a message down to the end of the path that is shown. */
async function readBranch(
  place: { readonly vaultId: string; readonly conversationId: string },
  from: string,
): Promise<TalkMessage[]> {
  let branch: TalkMessage[] = []
  for (let hasMore = true; hasMore && !branch.some(({ id }) => id === from); ) {
    const page = await readHistoryPage({ ...place, before: branch[0]?.id, limit: BRANCH_PAGE_SIZE })
    branch = [...page.messages.map(fromRecords), ...branch]
    hasMore = page.hasMore
  }
  return branch.slice(branch.findIndex(({ id }) => id === from))
}

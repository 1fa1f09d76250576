import type { ListedConversation } from '@windhover/core/chat/contract'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { conversationCopy } from './conversation-copy.ts'
import { ConversationRow } from './conversation-row.tsx'
import type { Conversations } from './use-conversations.ts'

type ConversationRowsProps = {
  readonly vaultId: string
  readonly list: Conversations
  /** What is searched for; none: everything is listed. */
  readonly words: readonly string[]
  readonly openId: string | null
  readonly onOpen: (conversation: ListedConversation) => void
}

export function ConversationRows({ vaultId, list, words, openId, onOpen }: ConversationRowsProps) {
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? []
  const isSearched = words.length > 0
  return (
    <>
      {list.isPending && (
        <SkeletonRows rows={3} rowHeight={44} label={conversationCopy.loading} className="px-2" />
      )}
      {list.isError && (
        <ErrorState
          message={isSearched ? conversationCopy.searchFailed : conversationCopy.loadFailed}
          onRetry={() => void list.refetch()}
          className="m-1"
        />
      )}
      {list.isSuccess && conversations.length === 0 && (
        <p className="px-3 py-6 text-center text-3">
          {isSearched ? conversationCopy.noMatch : conversationCopy.empty}
        </p>
      )}
      <p role="status" className="sr-only">
        {isSearched && list.isSuccess && !list.isPlaceholderData
          ? conversationCopy.foundCount(conversations.length, list.hasNextPage)
          : ''}
      </p>
      <ul aria-busy={list.isPlaceholderData || undefined}>
        {conversations.map((each) => (
          <ConversationRow
            key={each.conversationId}
            vaultId={vaultId}
            conversation={each}
            words={words}
            isOpen={each.conversationId === openId}
            onOpen={() => onOpen(each)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          block
          variant="ghost"
          size={28}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {conversationCopy.more}
        </Button>
      )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationView } from '@windhover/core/chat/contract'
import SquarePen from 'lucide-react/icons/square-pen'
import { useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { conversationsQuery } from '../api/conversations.ts'
import { openConversation, startNewChat } from '../chat-place.ts'
import { conversationCopy } from './conversation-copy.ts'
import { ConversationRow } from './conversation-row.tsx'

const SEARCH_DELAY_MS = 300

type ConversationListProps = {
  readonly vaultId: string
  readonly conversationId: string | null
  readonly onDone: () => void
}

export function ConversationList({ vaultId, conversationId, onDone }: ConversationListProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const list = useInfiniteQuery(conversationsQuery(vaultId, search))
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? []
  const go = (act: () => void) => {
    act()
    onDone()
  }
  return (
    <div className="flex max-h-[min(480px,70dvh)] flex-col">
      <div className="flex flex-none flex-col gap-2 border-b p-2">
        <Button
          block
          icon={<SquarePen size={15} aria-hidden="true" />}
          onClick={() => go(() => startNewChat(vaultId))}
        >
          {conversationCopy.newChat}
        </Button>
        <SearchField
          label={conversationCopy.search}
          placeholder={conversationCopy.search}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <div className="min-h-0 overflow-y-auto p-1">
        {list.isPending && (
          <SkeletonRows rows={3} rowHeight={44} label={conversationCopy.loading} className="px-2" />
        )}
        {list.isError && (
          <ErrorState
            message={conversationCopy.loadFailed}
            onRetry={() => void list.refetch()}
            className="m-1"
          />
        )}
        {list.isSuccess && conversations.length === 0 && (
          <p className="px-3 py-6 text-center text-3">
            {search === '' ? conversationCopy.empty : conversationCopy.noMatch}
          </p>
        )}
        <ul>
          {conversations.map((each: ConversationView) => (
            <ConversationRow
              key={each.conversationId}
              vaultId={vaultId}
              conversation={each}
              isOpen={each.conversationId === conversationId}
              onOpen={() => go(() => openConversation(vaultId, each.conversationId, 'history'))}
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
      </div>
    </div>
  )
}

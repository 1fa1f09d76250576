import { SEARCH_CHARS_MAX } from '@windhover/core/chat/constants'
import { wordsOf } from '@windhover/core/chat/search/fold-text'
import SquarePen from 'lucide-react/icons/square-pen'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { openConversation, startNewChat } from '../chat-place.ts'
import { forgetWanted, wantMessage } from '../wanted-message.ts'
import { conversationCopy } from './conversation-copy.ts'
import { ConversationRows } from './conversation-rows.tsx'
import { PinnedList } from './pinned-list.tsx'
import { useConversations } from './use-conversations.ts'
import { useRowKeys } from './use-row-keys.ts'

const SEARCH_DELAY_MS = 300

type ConversationListProps = {
  readonly vaultId: string
  readonly conversationId: string | null
  readonly onDone: () => void
}

export function ConversationList({ vaultId, conversationId, onDone }: ConversationListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const list = useConversations(vaultId, search)
  const isSettled = search === typed.trim() && !list.isPending && !list.isPlaceholderData
  const { onKeyDown, toField } = useRowKeys({ box, typed: typed.trim(), isSettled })
  const go = (id: string, messageId: string | null) => {
    openConversation(vaultId, id, 'history')
    if (messageId === null) forgetWanted()
    else wantMessage({ conversationId: id, messageId })
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the rows inside
    <div ref={box} onKeyDown={onKeyDown} className="flex max-h-[min(480px,70dvh)] flex-col">
      <div className="flex flex-none flex-col gap-2 border-b p-2">
        <Button
          block
          icon={<SquarePen size={15} aria-hidden="true" />}
          onClick={() => {
            startNewChat(vaultId)
            onDone()
          }}
        >
          {conversationCopy.newChat}
        </Button>
        <SearchField
          label={conversationCopy.search}
          placeholder={conversationCopy.search}
          maxLength={SEARCH_CHARS_MAX}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <div className="min-h-0 overflow-y-auto p-1">
        {search === '' && (
          <PinnedList
            vaultId={vaultId}
            onOpen={(pin) => go(pin.conversationId, pin.messageId)}
            onUnpinned={toField}
          />
        )}
        <ConversationRows
          vaultId={vaultId}
          list={list}
          words={wordsOf(search)}
          openId={conversationId}
          onOpen={(each) => go(each.conversationId, each.found?.messageId ?? null)}
        />
      </div>
    </div>
  )
}

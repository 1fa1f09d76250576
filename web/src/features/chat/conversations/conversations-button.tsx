import { chatChanged } from '@windhover/core/chat/contract'
import MessagesSquare from 'lucide-react/icons/messages-square'
import SquarePen from 'lucide-react/icons/square-pen'
import { useEffect, useState } from 'react'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { conversationsKey } from '../api/conversations.ts'
import { startNewChat } from '../chat-place.ts'
import { conversationCopy } from './conversation-copy.ts'
import { ConversationList } from './conversation-list.tsx'
import { takeSearchRequest, useIsSearchAsked } from './search-request.ts'

export type ConversationsProps = {
  readonly vaultId: string
  /** The one that stands in the thread; null in an empty chat. */
  readonly conversationId: string | null
}

/** The way to other conversations, quiet in the corner of this one. */
export default function ConversationsButton({ vaultId, conversationId }: ConversationsProps) {
  const [isOpen, setIsOpen] = useState(false)
  useRefetchOn(conversationsKey(vaultId), chatChanged, (changed) => changed.vaultId === vaultId)
  const isAsked = useIsSearchAsked()
  useEffect(() => {
    if (isAsked && takeSearchRequest()) setIsOpen(true)
  }, [isAsked])
  return (
    <div className="flex gap-0.5 max-md:gap-3">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <IconButton
            label={conversationCopy.open}
            size={32}
            icon={<MessagesSquare size={16} aria-hidden="true" />}
          />
        </PopoverTrigger>
        <PopoverContent label={conversationCopy.open} className="w-[min(380px,calc(100vw-24px))]">
          <ConversationList
            vaultId={vaultId}
            conversationId={conversationId}
            onDone={() => setIsOpen(false)}
          />
        </PopoverContent>
      </Popover>
      {conversationId !== null && (
        <IconButton
          label={conversationCopy.newChat}
          size={32}
          icon={<SquarePen size={16} aria-hidden="true" />}
          onClick={() => startNewChat(vaultId)}
        />
      )}
    </div>
  )
}

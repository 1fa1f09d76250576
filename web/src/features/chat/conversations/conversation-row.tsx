import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedConversation } from '@windhover/core/chat/contract'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { cx } from '../../../ui/cx.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { chatStartQuery } from '../api/chat-start.ts'
import { conversationsKey, deleteConversation, exportConversation } from '../api/conversations.ts'
import { startNewChat } from '../chat-place.ts'
import { conversationCopy } from './conversation-copy.ts'
import { DeleteDialog, RenameDialog } from './conversation-dialogs.tsx'
import { MarkedText } from './marked-text.tsx'

type ConversationRowProps = {
  readonly vaultId: string
  readonly conversation: ListedConversation
  /** What was searched for. */
  readonly words: readonly string[]
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export function ConversationRow({ vaultId, conversation, words, isOpen, onOpen }: ConversationRowProps) {
  const { conversationId, found } = conversation
  const title = conversation.title || conversationCopy.untitled
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: conversationsKey(vaultId) })
  const remove = useMutation({
    mutationFn: () => deleteConversation({ vaultId, conversationId }),
    onSuccess: () => {
      close()
      toast.success({ title: conversationCopy.removed })
      if (isOpen) startNewChat(vaultId)
      void queryClient.invalidateQueries(chatStartQuery(vaultId))
      void refresh()
    },
    onError: (error) => void toast.error({ title: errorText(error, conversationCopy.changeFailed) }),
  })
  const save = () =>
    exportConversation({ vaultId, conversationId }).catch((error: unknown) => {
      toast.error({ title: errorText(error, conversationCopy.exportFailed) })
    })
  return (
    <li className={cx('flex items-center gap-1 rounded-sm pr-1 hover:bg-hover', isOpen && 'bg-active')}>
      <button
        type="button"
        data-row
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 rounded-sm px-2 py-1 text-left -outline-offset-2"
      >
        <span className="block truncate font-medium">
          <MarkedText text={title} words={words} />
        </span>
        {found !== null && (
          <span className="line-clamp-2 text-caption wrap-anywhere text-2">
            <MarkedText text={found.excerpt} words={words} />
          </span>
        )}
        <span className="num block truncate text-caption text-3">{factsOf(conversation)}</span>
      </button>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={conversationCopy.actions(title)}
            size={28}
            icon={<Ellipsis size={15} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<Pencil size={15} />} onSelect={() => setDialog('rename')}>
          {conversationCopy.rename}
        </MenuItem>
        <MenuItem icon={<Download size={15} />} onSelect={() => void save()}>
          {conversationCopy.export}
        </MenuItem>
        <MenuSeparator />
        <MenuItem destructive icon={<Trash2 size={15} />} onSelect={() => setDialog('delete')}>
          {conversationCopy.remove}
        </MenuItem>
      </DropdownMenu>
      <RenameDialog
        vaultId={vaultId}
        conversation={conversation}
        open={dialog === 'rename'}
        onClose={close}
        onRenamed={() => void refresh()}
      />
      <DeleteDialog
        title={title}
        open={dialog === 'delete'}
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}

/** Of a message that was found: who said it and when. */
function factsOf({ found, changedAt, messageCount }: ListedConversation): string {
  if (found === null) return `${formatAgo(changedAt)} · ${conversationCopy.count(messageCount)}`
  const who = found.role === 'user' ? conversationCopy.you : conversationCopy.agent
  return `${who} · ${formatAgo(found.createdAt)}`
}

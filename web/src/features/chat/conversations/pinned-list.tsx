import { useQuery } from '@tanstack/react-query'
import type { PinView } from '@windhover/core/chat/contract'
import PinOff from 'lucide-react/icons/pin-off'
import { useId, useState } from 'react'
import { formatAgo } from '../../../lib/format-when.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pinsQuery } from '../api/pins.ts'
import { conversationCopy } from './conversation-copy.ts'
import { pinCopy } from './pin-copy.ts'
import { useFollowPins, usePin } from './use-pin.ts'

/** More than these would push the conversations out of sight. */
const SHOWN_AT_FIRST = 3

type PinnedListProps = {
  readonly vaultId: string
  readonly onOpen: (pin: PinView) => void
  /** The row that had the focus is gone. */
  readonly onUnpinned: () => void
}

export function PinnedList({ vaultId, onOpen, onUnpinned }: PinnedListProps) {
  const headingId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const list = useQuery({ ...pinsQuery(vaultId), refetchOnMount: 'always' })
  useFollowPins(vaultId)
  if (list.isError) {
    return <ErrorState message={pinCopy.loadFailed} onRetry={() => void list.refetch()} className="m-1" />
  }
  const pins = list.data ?? []
  if (pins.length === 0) return null
  const shown = isWhole ? pins : pins.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby={headingId} className="mb-1 border-b pb-1">
      <h2 id={headingId} className="px-2 pt-1.5 pb-0.5 text-caption text-3">
        {pinCopy.heading}
      </h2>
      <ul>
        {shown.map((pin) => (
          <PinnedRow
            key={`${pin.conversationId}:${pin.messageId}`}
            vaultId={vaultId}
            pin={pin}
            onOpen={() => onOpen(pin)}
            onUnpin={onUnpinned}
          />
        ))}
      </ul>
      {shown.length < pins.length && (
        <Button block variant="ghost" size={28} onClick={() => setIsWhole(true)}>
          {pinCopy.all(pins.length)}
        </Button>
      )}
    </section>
  )
}

type PinnedRowProps = {
  readonly vaultId: string
  readonly pin: PinView
  readonly onOpen: () => void
  readonly onUnpin: () => void
}

function PinnedRow({ vaultId, pin, onOpen, onUnpin }: PinnedRowProps) {
  const { conversationId, messageId, createdAt } = pin
  const { isPinned, toggle } = usePin({ vaultId, conversationId, messageId })
  const words = pin.excerpt || pinCopy.noWords
  if (!isPinned) return null
  return (
    <li className="flex items-center gap-1 rounded-sm pr-1 hover:bg-hover">
      <button
        type="button"
        data-row
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 rounded-sm px-2 py-1 text-left -outline-offset-2"
      >
        <span className="line-clamp-2 wrap-anywhere">{words}</span>
        <span className="num block truncate text-caption text-3">
          {pin.title || conversationCopy.untitled} · {formatAgo(createdAt)}
        </span>
      </button>
      <IconButton
        label={pinCopy.unpinNamed(words)}
        size={28}
        icon={<PinOff size={15} aria-hidden="true" />}
        onClick={() => {
          toggle()
          onUnpin()
        }}
      />
    </li>
  )
}

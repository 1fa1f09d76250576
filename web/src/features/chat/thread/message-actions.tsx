import { COPIED_TOAST_MS } from '@windhover/core/chat/constants'
import Copy from 'lucide-react/icons/copy'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { formatClock } from '../../../lib/format-when.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { TalkMessage } from '../talk-message.ts'
import { replyCopy } from './reply-copy.ts'
import type { Rate } from './use-feedback.ts'

type MessageActionsProps = {
  readonly message: TalkMessage
  readonly text: string
  readonly onRate: Rate
}

async function copyMessage(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success({ title: replyCopy.copied, durationMs: COPIED_TOAST_MS })
  } catch {
    toast.error({ title: replyCopy.copyFailed })
  }
}

const THUMBS = [
  { feedback: 'positive', label: replyCopy.good, Icon: ThumbsUp },
  { feedback: 'negative', label: replyCopy.bad, Icon: ThumbsDown },
] as const

export function MessageActions({ message, text, onRate }: MessageActionsProps) {
  const { feedback = null, createdAt } = message.metadata ?? {}
  return (
    <div className="-ml-1.5 flex items-center gap-0.5 text-3 max-md:gap-4">
      {text !== '' && (
        <IconButton
          label={replyCopy.copy}
          size={28}
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copyMessage(text)}
          className="text-3"
        />
      )}
      {THUMBS.map(({ feedback: own, label, Icon }) => (
        <IconButton
          key={own}
          label={label}
          size={28}
          aria-pressed={feedback === own}
          icon={<Icon size={14} aria-hidden="true" className={cx(feedback === own && 'fill-current')} />}
          onClick={() => onRate(message, own)}
          className="text-3"
        />
      ))}
      {createdAt !== undefined && (
        <time dateTime={createdAt} className="num ml-1.5 text-caption">
          {formatClock(createdAt)}
        </time>
      )}
    </div>
  )
}

import { COPIED_TOAST_MS } from '@windhover/core/chat/constants'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { formatClock } from '../../../lib/format-when.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { PinButton } from './pin-button.tsx'
import { replyCopy } from './reply-copy.ts'
import { useThread } from './thread-context.ts'
import { VersionWalk, type VersionWalkProps } from './version-walk.tsx'

type MessageActionsProps = VersionWalkProps & {
  readonly text: string
  /** Another reply may be asked for. */
  readonly canRetry: boolean
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

export function MessageActions({ message, text, canRetry, acts, cameBy }: MessageActionsProps) {
  const { mayAsk } = useThread()
  const { feedback = null, createdAt } = message.metadata ?? {}
  return (
    <div className="-ml-1.5 flex flex-wrap items-center gap-0.5 text-3 max-md:gap-x-4">
      <VersionWalk message={message} acts={acts} cameBy={cameBy} />
      {text !== '' && (
        <IconButton
          label={replyCopy.copy}
          size={28}
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copyMessage(text)}
          className="text-3"
        />
      )}
      {canRetry && (
        <IconButton
          label={replyCopy.tryAgain}
          size={28}
          disabled={!mayAsk}
          icon={<RefreshCw size={14} aria-hidden="true" />}
          onClick={acts.tryAgain}
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
          onClick={() => acts.rate(message, own)}
          className="text-3"
        />
      ))}
      <PinButton messageId={message.id} />
      {createdAt !== undefined && (
        <time dateTime={createdAt} className="num ml-1.5 text-caption">
          {formatClock(createdAt)}
        </time>
      )}
    </div>
  )
}

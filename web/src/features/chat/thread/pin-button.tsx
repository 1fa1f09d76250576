import Pin from 'lucide-react/icons/pin'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pinCopy } from '../conversations/pin-copy.ts'
import { usePin } from '../conversations/use-pin.ts'
import { useThread } from './thread-context.ts'

/** Keeps an answer in the list of pinned ones, and takes it out again. */
export function PinButton({ messageId }: { readonly messageId: string }) {
  const { vaultId, conversationId } = useThread()
  const { isPinned, toggle } = usePin({ vaultId, conversationId, messageId })
  return (
    <IconButton
      label={isPinned ? pinCopy.unpin : pinCopy.pin}
      size={28}
      icon={<Pin size={14} aria-hidden="true" className={cx(isPinned && 'fill-current')} />}
      onClick={toggle}
      className={isPinned ? 'text-1' : 'text-3'}
    />
  )
}

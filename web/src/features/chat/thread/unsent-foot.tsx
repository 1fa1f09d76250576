import Clock from 'lucide-react/icons/clock'
import { Button } from '../../../ui/button.tsx'
import { replyCopy } from './reply-copy.ts'

type UnsentFootProps = {
  readonly isOffline: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** Sentence and buttons fit into one line of a phone. */
const BUTTON = 'touch-target max-md:px-1.5!'

/** Below a message that is still on this device. */
export function UnsentFoot({ isOffline, onEdit, onDelete }: UnsentFootProps) {
  return (
    <div className="-mt-3 flex flex-wrap items-center justify-end gap-x-1.5 text-caption text-3 max-md:gap-x-2">
      <Clock size={13} aria-hidden="true" className="text-warn" />
      <span role="status" className="md:mr-1">
        {isOffline ? replyCopy.waiting : replyCopy.unsent}
      </span>
      <Button size={28} variant="ghost" className={BUTTON} onClick={onEdit}>
        {replyCopy.edit}
      </Button>
      <Button size={28} variant="ghost" className={BUTTON} onClick={onDelete}>
        {replyCopy.remove}
      </Button>
    </div>
  )
}

import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { IconButton } from './icon-button.tsx'
import { TextButton, TextLink } from './text-link.tsx'
import type { ToastItem } from './toast-store.ts'

export { toast } from './toast-store.ts'

export interface ToastProps {
  item: Omit<ToastItem, 'id' | 'durationMs'>
  onDismiss: () => void
  dismissLabel?: string
}

export function Toast({ item, onDismiss, dismissLabel = 'Dismiss' }: ToastProps) {
  const isError = item.kind === 'error'
  const { action } = item
  const press = () => {
    onDismiss()
    action?.onPress()
  }
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className="pointer-events-auto flex w-90 max-w-full items-start gap-2.5 rounded-md border bg-popover p-3 pl-3.5 text-1 shadow-2"
    >
      {isError ? (
        <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-down" />
      ) : (
        <Check size={16} aria-hidden="true" className="mt-0.5 stroke-[2.2] text-up" />
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div className="font-semibold">{item.title}</div>
        {item.description && <div className="text-caption text-2">{item.description}</div>}
        {item.link && (
          <TextLink href={item.link.href} external className="text-caption">
            {item.link.label}
          </TextLink>
        )}
        {action && (
          <TextButton className="text-caption" onClick={press}>
            {action.label}
          </TextButton>
        )}
      </div>
      <IconButton size={24} label={dismissLabel} tooltip={false} icon={<X size={13} />} onClick={onDismiss} />
    </div>
  )
}

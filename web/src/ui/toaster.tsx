import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { dialogStack } from './dialog-stack.ts'
import { Toast } from './toast.tsx'
import { toast, toastStore } from './toast-store.ts'

export interface ToasterProps {
  label?: string
}

/** Above the buttons of a sheet: a notice about what they did must not lie on them. */
const ABOVE_FOOT = 'md:in-[body:has([data-sheet-foot])]:bottom-22'

/** Once, at the root of the app. */
export function Toaster({ label = 'Notifications' }: ToasterProps) {
  const item = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const topDialog = useSyncExternalStore(dialogStack.subscribe, dialogStack.top)
  const region = (
    <section
      aria-label={label}
      aria-live="polite"
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      className={cx(
        'pointer-events-none fixed inset-x-3 top-3 z-(--z-toast) flex justify-center md:inset-x-auto md:top-auto md:right-5 md:bottom-5',
        ABOVE_FOOT,
      )}
    >
      {item && (
        <div key={item.id} className="flex w-full animate-pop justify-center md:w-auto">
          <Toast item={item} onDismiss={() => toast.dismiss(item.id)} />
        </div>
      )}
    </section>
  )
  return createPortal(region, topDialog ?? document.body)
}

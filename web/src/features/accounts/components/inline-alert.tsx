import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** Said at once by a screen reader; the element stays so that a change is noticed. Calm: nothing went wrong. */
export function InlineAlert({ text, calm = false }: { text: string | null; calm?: boolean }) {
  const Icon = calm ? Info : TriangleAlert
  return (
    // Out of the flow while empty, so that it claims no gap between its neighbours.
    <div role="alert" className="empty:absolute">
      {text !== null && (
        <div className="flex items-start gap-2.5 rounded-sm border bg-raised px-3 py-2.5 text-caption text-2">
          <Icon size={15} className={calm ? 'mt-px text-3' : 'mt-px text-warn'} aria-hidden="true" />
          <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
        </div>
      )}
    </div>
  )
}

import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast-store.ts'
import { directivesCopy } from './directives-copy.ts'

const loadSheet = () => import('./directives-sheet.tsx')

/** R1-062, G13: covers the chat and nothing else; the app panel stays usable. */
export default function LockedVeil({
  vaultId,
  version,
}: {
  readonly vaultId: string
  readonly version: number
}) {
  const [isOpen, setIsOpen] = useState(false)
  const Sheet = useLatePart({
    load: loadSheet,
    needed: isOpen,
    onFailed: () => {
      setIsOpen(false)
      toast.error({ title: LATE_PART_FAILED })
    },
  })
  const isReading = isOpen && Sheet !== null
  return (
    <section
      aria-label={directivesCopy.locked}
      className="absolute inset-0 z-10 flex animate-fade flex-col items-center justify-center overflow-y-auto bg-veil p-4 max-md:p-3"
    >
      <div className="flex min-h-0 w-full max-w-150 flex-col items-center gap-3">
        <span
          className={cx(
            'grid size-11 flex-none place-items-center rounded-full border bg-raised text-1',
            isReading && 'max-md:hidden',
          )}
        >
          <Lock size={18} aria-hidden="true" />
        </span>
        <p className="text-center text-title font-semibold text-balance">{directivesCopy.locked}</p>
        {isReading ? (
          <Sheet vaultId={vaultId} version={version} onClose={() => setIsOpen(false)} />
        ) : (
          <Button variant="primary" size={40} loading={isOpen} onClick={() => setIsOpen(true)}>
            {directivesCopy.review}
          </Button>
        )}
      </div>
    </section>
  )
}

import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { directivesCopy } from './directives-copy.ts'
import { DirectivesSheet } from './directives-sheet.tsx'

/** R1-062, G13: covers the chat and nothing else; the app panel stays usable. The rules open by themselves. */
export default function LockedVeil({ version }: { readonly version: number }) {
  const [isOpen, setIsOpen] = useState(true)
  const veil = useRef<HTMLElement>(null)
  const review = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) review.current?.focus({ preventScroll: true })
  }, [isOpen])
  useEffect(() => {
    const chat = veil.current?.parentElement
    return () => {
      // Unlocked by the button that had the focus: the next thing is to write.
      if (document.activeElement === document.body) chat?.querySelector('textarea')?.focus()
    }
  }, [])
  return (
    <section
      ref={veil}
      aria-label={directivesCopy.locked}
      className={cx(
        'absolute inset-0 z-10 flex animate-fade flex-col items-center justify-center bg-veil px-8 py-4 max-md:px-0',
        isOpen && 'max-md:pb-0',
      )}
    >
      <div
        className={cx('flex min-h-0 w-full max-w-150 flex-col items-center gap-5', isOpen && 'max-md:flex-1')}
      >
        <p className="flex flex-none items-center gap-2 text-title font-semibold max-md:px-4">
          <Lock size={16} aria-hidden="true" className="flex-none text-2" />
          {directivesCopy.locked}
        </p>
        {isOpen ? (
          <DirectivesSheet version={version} onClose={() => setIsOpen(false)} />
        ) : (
          <Button ref={review} variant="primary" size={40} onClick={() => setIsOpen(true)}>
            {directivesCopy.review}
          </Button>
        )}
      </div>
    </section>
  )
}

import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { closeCover, useCover } from '../lib/cover.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Lies over the chat until closed; the app panel beside it stays usable. */
export function CoverHost() {
  const cover = useCover()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = cover !== null

  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])

  if (cover === null) return null
  return (
    <section
      aria-label={cover.title}
      className="absolute inset-0 z-(--z-sticky) flex animate-fade flex-col bg-surface"
      onKeyDown={(event) => {
        // A menu or dialog on top has used the key already.
        if (event.key === 'Escape' && !event.defaultPrevented) closeCover()
      }}
    >
      <header className="flex h-12 flex-none items-center gap-2 border-b pr-3 pl-5">
        <h2 ref={heading} tabIndex={-1} className="flex-1 truncate text-title font-semibold outline-none">
          {cover.title}
        </h2>
        <IconButton
          label={`Close ${cover.title}`}
          icon={<X size={16} aria-hidden="true" />}
          size={28}
          onClick={closeCover}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{cover.content}</div>
    </section>
  )
}

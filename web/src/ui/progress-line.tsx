import { useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { StageBadge, type StageBadgeProps } from './stage-badge.tsx'
import { TextLink } from './text-link.tsx'

export interface ProgressLineProps {
  /** Spoken name of the line. */
  label: string
  what: string
  stage: StageBadgeProps['stage']
  sentence: string
  link?: { readonly label: string; readonly href: string } | null
  /** Where it takes the place of the button that was pressed, the focus goes with it. */
  takesFocus?: boolean
  className?: string
}

/** One calm line: where it is, what that means, and where to see it. */
export function ProgressLine(props: ProgressLineProps) {
  const { label, what, stage, sentence, link = null, takesFocus = false, className } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={box} tabIndex={-1} role="status" aria-label={label} className={cx('outline-none', className)}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere text-1">{what}</p>
        <StageBadge stage={stage} className="items-end" />
      </div>
      <p className={cx('mt-1 text-caption', stage.tone === 'warn' ? 'text-warn' : 'text-2')}>{sentence}</p>
      {link !== null && (
        <TextLink href={link.href} external className="mt-1 inline-block text-caption">
          {link.label}
        </TextLink>
      )}
    </div>
  )
}

import Command from 'lucide-react/icons/command'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

export interface KbdProps {
  /** `mod` in front is the command key on Apple devices and Ctrl elsewhere. */
  mod?: boolean
  children: ReactNode
  className?: string
}

export function Kbd({ mod = false, children, className }: KbdProps) {
  return (
    <kbd
      className={cx(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center gap-px rounded-xs border px-[5px] font-sans text-micro font-medium text-3',
        className,
      )}
    >
      {mod &&
        (isApple ? (
          <Command size={11} aria-label="Command" className="stroke-[2]" />
        ) : (
          <span className="pr-0.5">Ctrl</span>
        ))}
      {children}
    </kbd>
  )
}

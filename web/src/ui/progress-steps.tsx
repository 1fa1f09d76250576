import { cx } from './cx.ts'

export type StepState = 'off' | 'on' | 'ok' | 'failed' | 'unknown'

const STATE: Record<StepState, string> = {
  off: 'bg-active',
  on: 'bg-2',
  ok: 'bg-up',
  failed: 'bg-down',
  unknown: 'bg-warn',
}

export interface ProgressStepsProps {
  /** Spoken: how far it came, in words. */
  label: string
  steps: readonly [StepState, StepState, StepState, StepState]
  className?: string
}

const POSITIONS = [0, 1, 2, 3] as const

export function ProgressSteps({ label, steps, className }: ProgressStepsProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={cx('inline-grid grid-cols-[repeat(4,16px)] gap-0.5', className)}
    >
      {POSITIONS.map((position) => (
        <span
          key={position}
          className={cx('h-1 rounded-[2px] forced-colors:border', STATE[steps[position]])}
        />
      ))}
    </span>
  )
}

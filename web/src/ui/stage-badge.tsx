import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from './badge.tsx'
import { cx } from './cx.ts'
import { ProgressSteps, type ProgressStepsProps } from './progress-steps.tsx'
import { Spinner } from './spinner.tsx'

const ICON = {
  spinner: <Spinner size={11} />,
  check: <Check size={11} aria-hidden="true" className="stroke-[2.4]" />,
  cross: <X size={11} aria-hidden="true" className="stroke-[2.4]" />,
  warning: <TriangleAlert size={11} aria-hidden="true" />,
  clock: <Clock size={11} aria-hidden="true" />,
} as const satisfies Readonly<Record<string, ReactNode>>

export interface StageBadgeProps {
  stage: {
    readonly word: string
    readonly tone: BadgeTone
    readonly icon: keyof typeof ICON
    readonly steps: ProgressStepsProps['steps']
    readonly spoken: string
  }
  className?: string
}

/** The word of a stage over the track that shows how far it came. */
export function StageBadge({ stage, className }: StageBadgeProps) {
  return (
    <span className={cx('flex flex-none flex-col gap-1', className)}>
      <Badge tone={stage.tone} icon={ICON[stage.icon]}>
        {stage.word}
      </Badge>
      <ProgressSteps label={stage.spoken} steps={stage.steps} />
    </span>
  )
}

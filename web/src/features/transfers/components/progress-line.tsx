import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { progressCopy } from '../copy.ts'
import { describeProgress } from '../describe-progress.ts'

/** One calm line: where it is, what that means, and where to see it. */
export function ProgressLine({ what, view }: { what: string; view: IntentView }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const { sentence, ...stage } = describeProgress(view)
  return (
    <div ref={box} tabIndex={-1} role="status" aria-label={progressCopy.label} className="outline-none">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere text-1">{what}</p>
        <StageBadge stage={stage} className="items-end" />
      </div>
      <p className={cx('mt-1 text-caption', stage.tone === 'warn' ? 'text-warn' : 'text-2')}>{sentence}</p>
      {view.explorerUrl !== null && (
        <TextLink href={view.explorerUrl} external className="mt-1 inline-block text-caption">
          {progressCopy.explorer(CHAINS[view.intent.chain].explorer.name)}
        </TextLink>
      )}
    </div>
  )
}

import type { AlphaProject } from '@windhover/core/alpha/contract'
import { FactRow } from '../../../ui/fact-row.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { alphaCopy } from '../copy.ts'

const show = (points: number) => `${points < 0 ? '\u2212' : ''}${Math.abs(points).toFixed(2)}`

/** The score, and by a press how it is made. */
export function ScoreMeter({ project }: { readonly project: AlphaProject }) {
  const score = show(project.score)
  return (
    <div className="w-22 flex-none">
      <Popover>
        <PopoverTrigger>
          <button
            type="button"
            aria-label={alphaCopy.scoreLabel(score)}
            className="flex w-full items-baseline justify-between rounded-xs text-caption text-3 touch-target hover:text-1"
          >
            {alphaCopy.score}
            <span className="num font-semibold text-1">{score}</span>
          </button>
        </PopoverTrigger>
        <PopoverContent label={alphaCopy.scoreMade} align="end" className="w-72 px-4 py-3">
          <h4 className="font-semibold">{alphaCopy.scoreMade}</h4>
          <dl className="mt-1.5">
            {project.scoreParts.map(({ part, points }) => (
              <FactRow key={part} label={alphaCopy.scoreParts[part]}>
                {show(points)}
              </FactRow>
            ))}
          </dl>
          <p className="mt-1.5 text-caption text-3">
            {alphaCopy.scoreHint} {alphaCopy.writtenBy(project.writtenBy)}
          </p>
        </PopoverContent>
      </Popover>
      <Meter
        label={alphaCopy.score}
        value={project.score}
        max={1}
        tone="neutral"
        valueText={alphaCopy.scoreOf(score)}
        className="mt-1"
      />
    </div>
  )
}

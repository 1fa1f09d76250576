import { STEPS_FROM_PCT } from '@windhover/core/heat-map/weigh-coins'
import { heatMapCopy } from '../copy.ts'
import { stepClass } from '../step-class.ts'

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
const MOST_PCT = STEPS_FROM_PCT[2]

/** What the colours stand for, and that sizes are not to scale. */
export function ColourScale() {
  return (
    <div className="flex flex-none items-center justify-between gap-4 text-caption text-3">
      <span>{heatMapCopy.foot}</span>
      <div aria-hidden="true" className="w-80 max-w-1/2 flex-none text-micro">
        <div className="flex gap-0.5">
          {STEPS.map((step) => (
            <span key={step} className={`h-2 flex-1 rounded-xs ${stepClass(step)}`} />
          ))}
        </div>
        <div className="num flex justify-between px-1">
          <span>{heatMapCopy.scale(-MOST_PCT)}</span>
          <span>0</span>
          <span>{heatMapCopy.scale(MOST_PCT)}</span>
        </div>
      </div>
    </div>
  )
}

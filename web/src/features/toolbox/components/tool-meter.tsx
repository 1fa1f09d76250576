import { TOOLS_MAX, TOOLS_RECOMMENDED } from '@windhover/core/toolbox/constants'
import { Meter } from '../../../ui/meter.tsx'
import { toolboxCopy } from '../copy.ts'

const MARK_AT = `${(TOOLS_RECOMMENDED / TOOLS_MAX) * 100}%`

/** R1-141, R1-332: how many tools the agent has, with a mark where it should stop. */
export function ToolMeter({ count }: { count: number }) {
  const isBeyond = count > TOOLS_RECOMMENDED
  const valueText = isBeyond
    ? `${toolboxCopy.enabledOf(count)}, ${toolboxCopy.beyond}`
    : toolboxCopy.enabledOf(count)
  return (
    <div className="flex items-center gap-4 pb-3.5 text-caption">
      <span className="text-2">{toolboxCopy.enabledTools}</span>
      <div className="relative min-w-0 flex-1">
        <Meter
          label={toolboxCopy.enabledTools}
          value={count}
          max={TOOLS_MAX}
          tone={isBeyond ? 'warn' : 'neutral'}
          valueText={valueText}
        />
        <span
          aria-hidden="true"
          style={{ left: MARK_AT }}
          className="absolute top-1/2 h-3.5 w-0.5 -translate-x-1/2 -translate-y-1/2 bg-warn forced-colors:bg-[CanvasText]"
        />
        <span
          aria-hidden="true"
          style={{ left: MARK_AT }}
          className="num absolute top-full -translate-x-1/2 pt-1 leading-4 text-3"
        >
          {TOOLS_RECOMMENDED}
        </span>
      </div>
      <span className="num text-body">
        <span className={isBeyond ? 'font-semibold text-warn' : 'font-semibold'}>{count}</span>
        <span className="text-3"> / {TOOLS_MAX}</span>
      </span>
    </div>
  )
}

import { cx } from '../../../ui/cx.ts'
import { Meter } from '../../../ui/meter.tsx'

const WARN_SHARE = 0.8

type LimitMeterProps = {
  readonly label: string
  readonly usedUsd: number
  readonly limitUsd: number
  readonly start: string
  readonly end?: string
}

/** The words below carry the colour too: amber from 80 % of the limit. */
export function LimitMeter({ label, usedUsd, limitUsd, start, end }: LimitMeterProps) {
  const isNear = usedUsd >= limitUsd * WARN_SHARE
  return (
    <>
      <Meter className="mt-3" label={label} value={usedUsd} max={limitUsd} valueText={start} />
      <div className="num mt-1.5 flex flex-wrap justify-between gap-x-3 text-caption">
        <span className={cx(isNear ? 'text-warn' : 'text-2')}>{start}</span>
        {end !== undefined && <span className="text-3">{end}</span>}
      </div>
    </>
  )
}

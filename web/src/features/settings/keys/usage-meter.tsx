import { Meter } from '../../../ui/meter.tsx'

type UsageMeterProps = {
  readonly label: string
  /** Spoken name of the meter, where the label alone says too little. */
  readonly spoken?: string
  readonly figure: string
  readonly used: number
  readonly limit: number
}

/** What was used of a limit: its name, the figure at the right, the bar below. */
export function UsageMeter({ label, spoken = label, figure, used, limit }: UsageMeterProps) {
  return (
    <div className="min-w-0">
      <div className="flex justify-between gap-3 text-caption">
        <span className="text-3">{label}</span>
        <span className="num text-1">{figure}</span>
      </div>
      <Meter className="mt-1.5 h-1!" label={spoken} value={used} max={limit} valueText={figure} />
    </div>
  )
}

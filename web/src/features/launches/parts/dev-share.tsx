import { launchCopy } from '../copy.ts'

/** From here on one seller can move the price. */
const ALERT_FROM_PCT = 10

export function DevShare({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <span className="text-3">{launchCopy.unknown}</span>
  const isHigh = percent >= ALERT_FROM_PCT
  return (
    <span className={isHigh ? 'text-warn' : 'text-2'} {...(isHigh ? { title: launchCopy.devHigh } : {})}>
      {`${percent.toFixed(1)}%`}
      {isHigh && <span className="sr-only"> {launchCopy.devHigh}</span>}
    </span>
  )
}

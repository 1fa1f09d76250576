import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { launchCopy } from '../copy.ts'
import { showBonding } from './show-bonding.ts'

/** How much of the curve is sold: a bar and its percent. */
export function Bonding({ token }: { readonly token: DiscoveredToken }) {
  const { percent, text } = showBonding(token)
  if (percent === null) return <span className="text-3">{text}</span>
  return (
    <span className="flex items-center gap-2 text-caption">
      <Meter
        label={launchCopy.bonding(shownSymbol(token))}
        value={percent}
        max={100}
        tone="neutral"
        valueText={text}
        className="min-w-8 flex-1"
      />
      <span aria-hidden="true" className="num w-9 flex-none">
        {text}
      </span>
    </span>
  )
}

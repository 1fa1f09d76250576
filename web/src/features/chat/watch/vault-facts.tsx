import type { BalancesOverview } from '@windhover/core/balances/contract'
import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import type { ReactNode } from 'react'
import { openApp } from '../../../lib/open-app.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { watchCopy } from './watch-copy.ts'

type Reading = { readonly data: BalancesOverview | undefined; readonly isPending: boolean }
type VaultFactsProps = {
  readonly overview: Reading
  /** Undefined while nobody has counted. */
  readonly waiting: number | undefined
}

/** Each leads to the panel that knows more. */
export function VaultFacts({ overview, waiting }: VaultFactsProps) {
  return (
    <div className="flex flex-none items-center gap-2">
      <Fact name={watchCopy.value} onPress={() => openApp('balances')}>
        <Worth overview={overview} />
      </Fact>
      {waiting !== undefined && (
        <span className="@max-[960px]/chat:hidden">
          <Fact name={watchCopy.activity} onPress={() => openApp('activity')}>
            <span className={waiting > 0 ? 'text-info' : 'text-2'}>{watchCopy.waiting(waiting)}</span>
          </Fact>
        </span>
      )}
    </div>
  )
}

/** What could not be read is said to be so: nobody's money is a zero (decision D1). */
function Worth({ overview: { data, isPending } }: { readonly overview: Reading }) {
  if (isPending) return <Skeleton width={72} />
  if (data === undefined || data.unavailable) {
    return (
      <span title={watchCopy.unavailableHint} className="text-warn">
        {watchCopy.unavailable}
      </span>
    )
  }
  return (
    <span
      title={data.isTotalComplete ? undefined : watchCopy.incomplete}
      className={data.state === 'stale' ? 'num text-3' : 'num font-semibold'}
    >
      {formatTotalUsd(data.totalUsd)}
    </span>
  )
}

type FactProps = { readonly name: string; readonly onPress: () => void; readonly children: ReactNode }

function Fact({ name, onPress, children }: FactProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-8 items-center gap-2 rounded-sm px-1.5 text-body whitespace-nowrap hover-step hover:bg-hover max-md:h-11"
    >
      <span className="text-3">{name}</span>
      {children}
    </button>
  )
}

import type { BalancesOverview } from '@windhover/core/balances/contract'
import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { overviewCopy, readingCopy } from '../copy.ts'
import { type AllocationPart, gatherAllocation } from './gather-allocation.ts'

/** Fixed order; the last one is "other". */
const TONES = [
  ['fill-data-1', 'bg-data-1'],
  ['fill-data-2', 'bg-data-2'],
  ['fill-data-3', 'bg-data-3'],
  ['fill-data-4', 'bg-data-4'],
  ['fill-data-5', 'bg-data-5'],
  ['fill-data-6', 'bg-data-6'],
] as const
const OTHER_TONE = TONES[5]

export function AllocationCard({ overview }: { overview: BalancesOverview }) {
  const parts = gatherAllocation(overview.wallets)
  const tokenCount = overview.cards.reduce((sum, card) => sum + card.tokenCount, 0)
  return (
    <Card as="section" aria-label={overviewCopy.allocation} className="pt-3! pb-2!">
      <div className="flex justify-between gap-3 text-caption text-3">
        <h3 className="font-regular">{overviewCopy.allocation}</h3>
        {tokenCount > 0 && <span>{overviewCopy.tokenCount(tokenCount)}</span>}
      </div>
      {parts.length === 0 ? (
        <p className="mt-3 text-2">
          {overview.state === 'unknown' ? readingCopy.unavailable : overviewCopy.allocationEmpty}
        </p>
      ) : (
        <div>
          <AllocationBar parts={parts} />
          <ul className="mt-2 flex flex-col">
            {parts.map((part, index) => (
              <AllocationLine key={part.key} part={part} tone={toneOf(part, index)[1]} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

const toneOf = (part: AllocationPart, index: number) =>
  part.isOther ? OTHER_TONE : (TONES[index] ?? OTHER_TONE)

const BAR_WIDTH = 1_000
const GAP = 6

function AllocationBar({ parts }: { parts: readonly AllocationPart[] }) {
  const sentence = parts.map(({ label, shareBps }) => `${label} ${shareText(shareBps)}`).join(', ')
  let left = 0
  return (
    <svg
      role="img"
      aria-label={overviewCopy.allocationLabel(sentence)}
      viewBox={`0 0 ${BAR_WIDTH} 10`}
      preserveAspectRatio="none"
      className="mt-2.5 block h-2.5 w-full overflow-hidden rounded-[3px]"
    >
      {parts.map((part, index) => {
        const width = (part.shareBps / 10_000) * BAR_WIDTH
        const x = left
        left += width
        return (
          <rect
            key={part.key}
            x={x}
            y={0}
            width={Math.max(width - (index === parts.length - 1 ? 0 : GAP), 1)}
            height={10}
            className={toneOf(part, index)[0]}
          />
        )
      })}
    </svg>
  )
}

function AllocationLine({ part, tone }: { part: AllocationPart; tone: string }) {
  return (
    <li className="flex h-6 items-center gap-2">
      <span
        aria-hidden="true"
        className={cx('size-2 flex-none rounded-[2px] forced-color-adjust-none', tone)}
      />
      <span className="min-w-0 flex-1 truncate text-2">{part.label}</span>
      <span className="num font-medium">{formatTotalUsd(part.valueUsd)}</span>
      <span className="num w-12 text-right text-3">{shareText(part.shareBps)}</span>
    </li>
  )
}

const shareText = (bps: number) => `${(bps / 100).toFixed(1)}%`

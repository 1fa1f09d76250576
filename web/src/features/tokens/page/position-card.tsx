import { showAmount } from '@windhover/core/money/show-amount'
import type { PnlPosition } from '@windhover/core/pnl/contract'
import type { ReactNode } from 'react'
import { formatChange } from '../../../lib/format-price.ts'
import { formatUsd, formatUsdChange } from '../../../lib/format-usd.ts'
import { Price } from '../../../money/price.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { pageCopy, positionCopy } from '../copy.ts'
import { describeSpan } from './format-page.ts'
import { PageCard } from './page-card.tsx'
import type { Position } from './use-position.ts'

const AMOUNT_DIGITS = 4
const ROWS = ['average', 'cost', 'unrealised', 'realised', 'total'] as const

type PositionCardProps = { readonly symbol: string; readonly position: Position }

/** What the vault holds of the token, what it cost and what it made. */
export function PositionCard({ symbol, position }: PositionCardProps) {
  const { isPending, sharePct, heldRaw, pnl } = position
  const share = sharePct !== null && heldRaw !== 0n && (
    <span className="num text-caption text-3">{positionCopy.ofVault(`${sharePct.toFixed(2)}%`)}</span>
  )
  const isNew = heldRaw === 0n && pnl === undefined
  return (
    <PageCard title={positionCopy.title} end={share}>
      {isPending ? (
        <PositionSkeleton />
      ) : isNew ? (
        <p className="text-caption text-2">
          <span className="font-medium text-1">{positionCopy.none(symbol)}</span> {positionCopy.noneHint}
        </p>
      ) : (
        <Held symbol={symbol} position={position} />
      )}
    </PageCard>
  )
}

function Held({ symbol, position }: PositionCardProps) {
  const { heldRaw, decimals, valueUsd, isPnlPending, pnl } = position
  return (
    <>
      <p className="num mb-1.5 flex flex-wrap items-baseline gap-x-2">
        {heldRaw === null ? (
          <span className="text-2">{positionCopy.unavailable}</span>
        ) : (
          <span className="text-figure font-semibold wrap-anywhere">
            {showAmount(heldRaw, decimals, AMOUNT_DIGITS)} {symbol}
          </span>
        )}
        <span className="text-3">{formatUsd(valueUsd)}</span>
      </p>
      <dl>{isPnlPending ? <RowsSkeleton /> : <PnlRows symbol={symbol} pnl={pnl ?? null} />}</dl>
    </>
  )
}

function PnlRows({ symbol, pnl }: { readonly symbol: string; readonly pnl: PnlPosition | null }) {
  const { averageUsd = null, costUsd = null, unrealisedUsd = null, realisedUsd = null } = pnl ?? {}
  const soldRaw = BigInt(pnl?.soldAmountRaw ?? 0)
  const isHeld = pnl === null || pnl.amountRaw !== '0'
  return (
    <>
      {isHeld && (
        <>
          <FactRow label={positionCopy.average}>
            <Price usd={averageUsd} />
          </FactRow>
          <FactRow label={positionCopy.cost}>{formatUsd(costUsd) ?? pageCopy.unknown}</FactRow>
          {pnl?.firstBoughtAt != null && (
            <FactRow label={positionCopy.heldFor}>
              {describeSpan(Date.now() - Date.parse(pnl.firstBoughtAt))}
            </FactRow>
          )}
          <FactRow label={positionCopy.unrealised}>
            <Gain usd={unrealisedUsd}>{percentText(unrealisedUsd, costUsd)}</Gain>
          </FactRow>
        </>
      )}
      <FactRow label={positionCopy.realised}>
        <Gain usd={realisedUsd}>
          {soldRaw > 0n && pnl !== null && (
            <span className="text-3">
              {positionCopy.sold(showAmount(soldRaw, pnl.decimals, AMOUNT_DIGITS), symbol)}
            </span>
          )}
        </Gain>
      </FactRow>
      <FactRow label={positionCopy.total}>
        <Gain usd={sumOf(unrealisedUsd, realisedUsd, isHeld)} />
      </FactRow>
    </>
  )
}

/** Nothing held has nothing unrealised; what is held without a known gain leaves the sum open. */
function sumOf(unrealisedUsd: number | null, realisedUsd: number | null, isHeld: boolean): number | null {
  if (realisedUsd === null) return null
  if (!isHeld) return realisedUsd
  return unrealisedUsd === null ? null : unrealisedUsd + realisedUsd
}

const percentText = (gainUsd: number | null, costUsd: number | null) =>
  gainUsd !== null && costUsd !== null && costUsd > 0 ? formatChange((gainUsd / costUsd) * 100) : null

const HALF_A_CENT_USD = 0.005

/** What supports it stands left of the dollars, in the same tone. */
function Gain({ usd, children }: { readonly usd: number | null; readonly children?: ReactNode }) {
  if (usd === null) return <span className="text-3">{pageCopy.unknown}</span>
  const isNothing = Math.abs(usd) < HALF_A_CENT_USD
  const tone = isNothing ? 'text-2' : usd > 0 ? 'text-up' : 'text-down'
  return (
    <span className={tone}>
      {children} <span className="ml-1 font-medium">{formatUsdChange(usd)}</span>
    </span>
  )
}

function PositionSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{positionCopy.loading}</VisuallyHidden>
      <Skeleton width={140} height={18} className="mb-3" />
      <RowsSkeleton />
    </div>
  )
}

function RowsSkeleton() {
  return ROWS.map((row) => (
    <div key={row} aria-hidden="true" className="flex h-6 items-center justify-between">
      <Skeleton width={72} />
      <Skeleton width={56} />
    </div>
  ))
}

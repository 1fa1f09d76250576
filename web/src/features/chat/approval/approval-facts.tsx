import { showAmount } from '@windhover/core/money/show-amount'
import type { FeeView } from '@windhover/core/transactions/contract'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { formatUsd } from '../../../lib/format-usd.ts'
import { hopsOf, RouteText } from '../../../money/cards/route-text.tsx'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { cx } from '../../../ui/cx.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { approvalCopy } from './approval-copy.ts'
import { afterText } from './read-legs.ts'

const WARN_FROM_PCT = 1
const DANGER_FROM_PCT = 5
const OWN_ROW_FROM_HOPS = 4

type ShownFee = Pick<FeeView, 'kind' | 'token' | 'decimals' | 'amountRaw' | 'amountUsd'> & {
  readonly symbol: string | null
}

/** Everything to know before approving; the most that can be lost stands out. */
export function ApprovalFacts({ view }: { readonly view: ProposedIntent }) {
  const { swap, preview, intent, maxLoss } = view
  const hops = hopsOf(swap?.route ?? [])
  const fees: readonly ShownFee[] = preview.succeeds
    ? mergeFees(preview.fees, swap?.fees ?? [])
    : (swap?.fees ?? [])
  const impact = swap?.priceImpactPct ?? null
  const slippagePct = kindViewOf(intent).slippagePct?.(intent)
  const after = afterText(view)
  const isLong = hops.length >= OWN_ROW_FROM_HOPS
  return (
    <div className="border-t px-4 py-2">
      {isLong && (
        <div className="mb-1 flex flex-wrap justify-between gap-x-4 border-b border-line-subtle pb-1 text-caption leading-6">
          <span className="text-3">
            {approvalCopy.route} <span className="ml-1 text-2">{approvalCopy.hops(hops.length - 1)}</span>
          </span>
          <RouteText hops={hops} />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-8 @max-narrow/chat:grid-cols-1">
        {hops.length > 1 && !isLong && (
          <FactRow label={approvalCopy.route}>
            <RouteText hops={hops} />
          </FactRow>
        )}
        {impact !== null && (
          <FactRow label={approvalCopy.priceImpact}>
            <span
              className={cx(impact >= DANGER_FROM_PCT ? 'text-down' : impact >= WARN_FROM_PCT && 'text-warn')}
            >
              {impact.toFixed(2)}%
            </span>
          </FactRow>
        )}
        {slippagePct !== undefined && <FactRow label={approvalCopy.slippage}>{slippagePct}%</FactRow>}
        {fees.map((fee) => (
          <FactRow key={`${fee.kind}:${fee.token}`} label={approvalCopy.fees[fee.kind]}>
            {showAmount(BigInt(fee.amountRaw), fee.decimals)} {fee.symbol}{' '}
            {fee.amountUsd !== null && <span className="text-3">{formatUsd(fee.amountUsd)}</span>}
          </FactRow>
        ))}
        <MaxLossRow loss={maxLoss} />
      </dl>
      {after.length > 0 && (
        <dl className="mt-1 border-t border-line-subtle pt-1">
          <FactRow label={approvalCopy.after}>{after.join(' · ')}</FactRow>
        </dl>
      )}
      {impact !== null && impact >= DANGER_FROM_PCT && (
        <p className="pt-1 text-caption text-down">{approvalCopy.impactHigh}</p>
      )}
    </div>
  )
}

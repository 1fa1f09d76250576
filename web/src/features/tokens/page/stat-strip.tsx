import type { TokenDetails } from '@windhover/core/tokens/contract'
import type { ReactNode } from 'react'
import { compactCount, compactUsd } from '../../../lib/format-compact.ts'
import { toneOfChange } from '../../../lib/format-price.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { cx } from '../../../ui/cx.ts'
import { pageCopy } from '../copy.ts'
import { showCount, signOf } from './format-page.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-3' }

/** Equal cells between hairlines; five, where it is narrow four. */
export function StatStrip({ details }: { readonly details: TokenDetails }) {
  const { token, imitates } = details.passport
  const { volume24hUsd, volumeChange24hPct, supply } = details
  const told = useMarket(imitates === null ? [token] : []).find(token)
  const marketCapUsd = imitates === null ? (told?.marketCapUsd ?? token.marketCapUsd) : null
  return (
    <dl
      aria-label={pageCopy.stats}
      className="grid flex-none auto-cols-fr grid-flow-col border-y max-md:mt-3"
    >
      <Stat label={pageCopy.marketCap}>{compactUsd(marketCapUsd)}</Stat>
      <Stat label={pageCopy.liquidity}>{compactUsd(token.liquidityUsd)}</Stat>
      <Stat label={pageCopy.volume}>
        {compactUsd(volume24hUsd)}{' '}
        {volumeChange24hPct !== null && <VolumeChange percent={volumeChange24hPct} />}
      </Stat>
      <Stat label={pageCopy.holders}>{showCount(token.holderCount)}</Stat>
      <Stat label={pageCopy.supply} className="max-md:hidden @max-narrow/panel:hidden">
        {compactCount(supply)}
      </Stat>
    </dl>
  )
}

type StatProps = { readonly label: string; readonly className?: string; readonly children: ReactNode }

function Stat({ label, className, children }: StatProps) {
  return (
    <div
      className={cx(
        'min-w-0 border-line-subtle px-3 pt-2 pb-2.5 not-first:border-l first:pl-5 max-md:px-2 max-md:first:pl-4 @max-narrow/panel:first:pl-4',
        className,
      )}
    >
      <dt className="truncate text-micro text-3">{label}</dt>
      <dd className="num truncate font-medium">{children}</dd>
    </div>
  )
}

function VolumeChange({ percent }: { readonly percent: number }) {
  return (
    <span
      className={cx(
        'text-caption font-normal max-md:hidden @max-narrow/panel:hidden',
        TONE[toneOfChange(percent)],
      )}
    >
      {signOf(percent)}
      {Math.abs(percent).toFixed(0)}%
    </span>
  )
}

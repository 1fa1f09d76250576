import { exactPrice } from '@windhover/core/money/show-price'
import type { TokenDetails } from '@windhover/core/tokens/contract'
import type { ReactNode } from 'react'
import { formatChange, toneOfChange } from '../../../lib/format-price.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { Price } from '../../../money/price.tsx'
import { ShortZeros } from '../../../money/short-zeros.tsx'
import { cx } from '../../../ui/cx.ts'
import { pageCopy } from '../copy.ts'
import { dayChangeUsd, describeAge, signOf, writeLike } from './format-page.ts'
import { TokenAddress } from './token-head.tsx'

/** As often as the chart below it. */
const ASK_EVERY_MS = 1_000
const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }

type PriceRowProps = { readonly details: TokenDetails; readonly children: ReactNode }

export function PriceRow({ details, children }: PriceRowProps) {
  const { token, imitates } = details.passport
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-3 px-5 pt-4 pb-3.5 max-md:-order-2 max-md:px-4 max-md:pb-1 @max-narrow/panel:px-4">
      <div className="min-w-0 flex-1">
        <TokenAddress token={token} className="mb-0.5 md:@min-[560px]/panel:hidden" />
        {imitates === null ? (
          <LivePrice details={details} />
        ) : (
          <p className="text-hero font-semibold">{pageCopy.unknown}</p>
        )}
      </div>
      {children}
    </div>
  )
}

function LivePrice({ details }: { readonly details: TokenDetails }) {
  const { token } = details.passport
  const told = useMarket([token], { everyMs: ASK_EVERY_MS }).find(token)
  const priceUsd = told?.priceUsd ?? token.priceUsd
  const changePct = told === null ? token.priceChange24hPct : told.change24hPct
  return (
    <>
      <p className="num flex flex-wrap items-baseline gap-x-2.5">
        <Price usd={priceUsd} className="text-hero font-semibold" />
        {priceUsd !== null && changePct !== null && <DayChange priceUsd={priceUsd} percent={changePct} />}
      </p>
      <p className="num text-caption text-3">
        {pageCopy.low} <Price usd={low(details, priceUsd)} />, {pageCopy.high}{' '}
        <Price usd={high(details, priceUsd)} />.{' '}
        {told?.observedAtMs != null && <Updated atMs={told.observedAtMs} isStale={told.isStale} />}
      </p>
    </>
  )
}

/** The price of this second may lie outside of what the candles have told so far. */
const low = ({ low24hUsd }: TokenDetails, priceUsd: number | null) =>
  low24hUsd === null || priceUsd === null ? low24hUsd : Math.min(low24hUsd, priceUsd)
const high = ({ high24hUsd }: TokenDetails, priceUsd: number | null) =>
  high24hUsd === null || priceUsd === null ? high24hUsd : Math.max(high24hUsd, priceUsd)

function DayChange({ priceUsd, percent }: { readonly priceUsd: number; readonly percent: number }) {
  const tone = TONE[toneOfChange(percent)]
  const changeUsd = dayChangeUsd(priceUsd, percent)
  return (
    <span className="flex items-baseline gap-2.5">
      <span className={cx('font-medium', tone)}>{formatChange(percent)}</span>
      <span className={tone} title={exactPrice(Math.abs(changeUsd))}>
        {signOf(changeUsd)}
        <ShortZeros text={writeLike(priceUsd, Math.abs(changeUsd))} />
      </span>
      <span className="text-3">{pageCopy.day}</span>
    </span>
  )
}

function Updated({ atMs, isStale }: { readonly atMs: number; readonly isStale: boolean }) {
  const nowMs = useEverySecond()
  return (
    <span className={isStale ? 'text-warn' : undefined}>{pageCopy.updated(describeAge(nowMs - atMs))}</span>
  )
}

import Info from 'lucide-react/icons/info'
import PanelRight from 'lucide-react/icons/panel-right'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { askTokenStats } from '../../../lib/ask-token-stats.ts'
import { type ChartedToken, closeChart } from '../../../lib/chart-view.ts'
import { formatChange, toneOfChange } from '../../../lib/format-price.ts'
import { openToken } from '../../../lib/open-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { chartCopy, SHOWN_WINDOWS, type ShownWindow } from '../copy.ts'

type ChartHeadProps = {
  readonly token: ChartedToken
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly priceUsd: number | null
  readonly changePct: number | null
  readonly window: ShownWindow
  readonly onWindow: (window: ShownWindow) => void
}

/** In line with the head of the app panel; where it is narrow the windows take a line of their own. */
export function ChartHead({ token, headingRef, priceUsd, changePct, window, onWindow }: ChartHeadProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-2.5 border-b pr-3 pl-5 max-md:pr-1 max-md:pl-4">
      <div className="flex h-12 min-w-0 flex-1 items-center gap-2.5 max-md:h-13">
        <TokenMark token={token} size={28} badgeOn="surface" />
        <div className="flex min-w-0 items-baseline gap-2">
          <h2
            ref={headingRef}
            tabIndex={-1}
            title={token.symbol}
            className="max-w-32 flex-none truncate text-title font-semibold outline-none"
          >
            {token.symbol}
          </h2>
          <span className="min-w-0 truncate text-caption text-3 @max-narrow/chart:hidden">
            {chartCopy.where(token)}
          </span>
          <Figures priceUsd={priceUsd} changePct={changePct} />
        </div>
      </div>
      <div className="w-72 flex-none @max-[620px]/chart:order-last @max-[620px]/chart:w-full @max-[620px]/chart:pb-2 max-md:pr-3">
        <Segment
          label={chartCopy.windows}
          value={window}
          onValueChange={onWindow}
          options={SHOWN_WINDOWS}
          stretch
        />
      </div>
      <IconButton
        label={chartCopy.page}
        icon={<PanelRight size={16} aria-hidden="true" />}
        size={phone ? 44 : 28}
        onClick={() => {
          // There the chart would lie over the page.
          if (phone) closeChart()
          openToken(token)
        }}
      />
      <IconButton
        label={chartCopy.info}
        icon={<Info size={16} aria-hidden="true" />}
        size={phone ? 44 : 28}
        onClick={() => askTokenStats(token)}
      />
      <IconButton
        label={chartCopy.close}
        icon={<X size={16} aria-hidden="true" />}
        size={phone ? 44 : 28}
        onClick={closeChart}
      />
    </header>
  )
}

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }

function Figures({ priceUsd, changePct }: { priceUsd: number | null; changePct: number | null }) {
  if (priceUsd === null) return null
  return (
    <span className="num ml-1 flex flex-none items-baseline gap-1.5">
      <Price usd={priceUsd} className="font-semibold" />
      {changePct !== null && (
        <span className={cx('text-caption font-medium', TONE[toneOfChange(changePct)])} title={chartCopy.day}>
          {formatChange(changePct)}
        </span>
      )}
    </span>
  )
}

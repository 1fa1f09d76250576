import type { Candle } from '@windhover/core/tokens/contract'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import { compactUsd } from '../../../lib/format-compact.ts'
import { ShortZeros } from '../../../money/short-zeros.tsx'
import { cx } from '../../../ui/cx.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { formatAxisPrice, formatOpened } from '../format-chart.ts'

/** The page of a token has one line for it there. */
const ON_PAGE_OF_PHONE = 'max-md:in-data-[chart=page]:hidden'

type ChartLegendProps = {
  readonly candle: Candle | undefined
  readonly fills: readonly Fill[]
  readonly decimals: number
  readonly window: ShownWindow
}

/** One line above the chart instead of a box that floats over it: the candle under the crosshair, else the last one. */
export function ChartLegend({ candle, fills, decimals, window }: ChartLegendProps) {
  if (candle === undefined) return null
  const price = (value: number) => formatAxisPrice(value, decimals)
  const figures = [
    ['O', price(candle.open)],
    ['H', price(candle.high)],
    ['L', price(candle.low)],
    ['C', price(candle.close)],
    ['Vol', compactUsd(candle.volumeUsd)],
  ] as const
  return (
    <div
      data-testid="chart-legend"
      className="num flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-caption text-3"
    >
      <span className={cx(ON_PAGE_OF_PHONE, '@max-narrow/panel:hidden')}>
        {formatOpened(candle.time, window)}
      </span>
      {figures.map(([name, figure]) => (
        <span key={name} className={cx('whitespace-nowrap', name === 'Vol' && ON_PAGE_OF_PHONE)}>
          {name}{' '}
          <span className="font-medium text-1">
            <ShortZeros text={figure} />
          </span>
        </span>
      ))}
      {fills.map((fill) => (
        <FillFact key={`${fill.side}${fill.atMs}`} fill={fill} price={price} />
      ))}
    </div>
  )
}

function FillFact({ fill, price }: { fill: Fill; price: (value: number) => string }) {
  const { side, priceUsd } = fill
  return (
    <span className="whitespace-nowrap">
      {side === 'buy' ? chartCopy.bought : chartCopy.sold}{' '}
      <span className={side === 'buy' ? 'font-medium text-up' : 'font-medium text-down'}>
        {priceUsd === null ? chartCopy.unknown : <ShortZeros text={price(priceUsd)} />}
      </span>
    </span>
  )
}

import { formatMarketCap, formatTotalUsd } from '@windhover/core/balances/format-figures'
import { showAmount } from '@windhover/core/money/show-amount'
import { exactPrice } from '@windhover/core/money/show-price'
import type { TradeMode } from '@windhover/core/swaps/trade-form'
import { askTokenStats } from '../../../lib/ask-token-stats.ts'
import { openChart } from '../../../lib/chart-view.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { TableRow, Td } from '../../../ui/table.tsx'
import { readingCopy, tokenCopy } from '../copy.ts'
import { directionOf, formatPercent } from '../format-figures.ts'
import { markedOf, type TokenRow } from '../token-rows.ts'
import { RowActions } from './row-actions.tsx'
import { RowFigure } from './row-figure.tsx'
import { RowPrice } from './row-price.tsx'
import { type TokenColumns, WIDE_ONLY } from './token-columns.ts'

type TokenTableRowProps = {
  readonly row: TokenRow
  readonly columns: TokenColumns
  readonly totalUsd: number
  readonly canTrade: boolean
  readonly onTrade: (mode: TradeMode) => void
  readonly onSend: () => void
  readonly onHide: () => void
  readonly onWrap?: () => void
}

export function TokenTableRow({ row, columns, totalUsd, ...actions }: TokenTableRowProps) {
  return (
    <TableRow>
      <TokenCell row={row} withPrice={columns === 'market'} />
      {columns === 'market' && (
        <>
          <Td align="end" className={cx('text-2', WIDE_ONLY)}>
            {row.marketCapUsd === null ? readingCopy.unknown : formatMarketCap(row.marketCapUsd)}
          </Td>
          <Td align="end" className={WIDE_ONLY}>
            <Change percent={row.change24hPct} />
          </Td>
        </>
      )}
      {columns === 'price' && (
        <Td
          align="end"
          className="text-2 max-md:text-caption @max-narrow/panel:text-caption"
          title={priceTitle(row)}
        >
          {row.priceUsd === null ? readingCopy.unknown : <RowPrice usd={row.priceUsd} />}
        </Td>
      )}
      <Td align="end" sub={shareText(row, totalUsd)}>
        <span className="font-medium">
          {row.valueUsd === null ? (
            readingCopy.unknown
          ) : (
            <RowFigure exact={formatTotalUsd(row.valueUsd)} usd={row.valueUsd} charsMax={VALUE_CHARS} />
          )}
        </span>
      </Td>
      <Td align="end">
        <RowActions
          symbol={row.symbol}
          isFrozen={row.isFrozen}
          onChart={() => openChart(chartedOf(row))}
          onInfo={() => askTokenStats({ symbol: row.symbol, address: row.token })}
          {...actions}
        />
      </Td>
    </TableRow>
  )
}

const chartedOf = ({ chain, token, symbol, name }: TokenRow) => ({
  chain,
  address: token,
  symbol,
  name,
  logoUrl: null,
})

/** What the column of the table holds. */
const VALUE_CHARS = { wide: 13, narrow: 10 }

const priceTitle = (row: TokenRow) => (row.priceUsd === null ? undefined : exactPrice(row.priceUsd))

function shareText({ valueUsd }: TokenRow, totalUsd: number): string | null {
  return valueUsd === null || totalUsd === 0 ? null : `${((valueUsd / totalUsd) * 100).toFixed(1)}%`
}

function TokenCell({ row, withPrice }: { row: TokenRow; withPrice: boolean }) {
  return (
    <Td className="max-w-0">
      <div className="flex items-center gap-3 max-md:gap-2 @max-narrow/panel:gap-2">
        <TokenMark token={markedOf(row)} />
        <div className="min-w-0">
          <div className="flex items-center gap-1.5">
            <span className="truncate font-semibold" title={row.name}>
              {row.symbol}
            </span>
            {row.isFrozen && <Badge tone="warn">{tokenCopy.frozen}</Badge>}
          </div>
          <div className="truncate text-caption text-3">
            <span title={showAmount(row.amountRaw, row.decimals, row.decimals)}>
              {showAmount(row.amountRaw, row.decimals, 4)}
            </span>
            {withPrice && (
              <span className="ml-1.5" title={priceTitle(row)}>
                {row.priceUsd === null ? (
                  tokenCopy.noPrice
                ) : (
                  <>
                    {tokenCopy.at} <RowPrice usd={row.priceUsd} />
                  </>
                )}
              </span>
            )}
          </div>
        </div>
      </div>
    </Td>
  )
}

const TONE = { up: 'text-up', down: 'text-down', none: 'text-2' }

function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="text-3">{readingCopy.unknown}</span>
  return <span className={TONE[directionOf(percent)]}>{formatPercent(percent)}</span>
}

import { formatMarketCap, formatTotalUsd } from '@windhover/core/balances/format-figures'
import type { TradeMode } from '@windhover/core/swaps/trade-form'
import { openChart } from '../../../lib/chart-view.ts'
import { openToken } from '../../../lib/open-token.ts'
import { cx } from '../../../ui/cx.ts'
import { TableRow, Td } from '../../../ui/table.tsx'
import { readingCopy } from '../copy.ts'
import type { TokenRow } from '../token-rows.ts'
import { RowActions } from './row-actions.tsx'
import { RowFigure } from './row-figure.tsx'
import { RowPrice } from './row-price.tsx'
import { Change, priceTitle, RowAmount, TokenCell } from './token-cell.tsx'
import { NARROW_ONLY, type TokenColumns, WIDE_ONLY } from './token-columns.ts'

type TokenTableRowProps = {
  /** Below the head, which is the table's first row. */
  readonly place: number
  readonly row: TokenRow
  readonly columns: TokenColumns
  readonly totalUsd: number
  readonly canTrade: boolean
  readonly onTrade: (mode: TradeMode) => void
  readonly onSend: () => void
  readonly onHide: () => void
  readonly onWrap?: () => void
}

export function TokenTableRow({ place, row, columns, totalUsd, ...actions }: TokenTableRowProps) {
  const openPage = () => openToken({ chain: row.chain, address: row.token })
  return (
    <TableRow aria-rowindex={place + 1} className="relative">
      <TokenCell row={row} withPrice={columns === 'market'} onOpen={openPage} />
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
          className={cx('text-2', WIDE_ONLY)}
          title={priceTitle(row)}
          sub={<Change percent={row.change24hPct} />}
        >
          {row.priceUsd === null ? readingCopy.unknown : <RowPrice usd={row.priceUsd} />}
        </Td>
      )}
      <Td align="end" sub={<UnderValue row={row} totalUsd={totalUsd} />}>
        <span className="font-medium">
          {row.valueUsd === null ? (
            readingCopy.unknown
          ) : (
            <RowFigure exact={formatTotalUsd(row.valueUsd)} usd={row.valueUsd} charsMax={VALUE_CHARS} />
          )}
        </span>
      </Td>
      <Td align="end" className="relative z-1 max-md:pr-1! max-md:pl-0!">
        <RowActions
          symbol={row.symbol}
          isFrozen={row.isFrozen}
          onChart={() => openChart(chartedOf(row))}
          onInfo={openPage}
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

/** The share of the wallet; where the name has the price below it, the amount. */
function UnderValue({ row, totalUsd }: { row: TokenRow; totalUsd: number }) {
  return (
    <>
      <span className={WIDE_ONLY}>{shareText(row, totalUsd)}</span>
      <span className={NARROW_ONLY}>
        <RowAmount row={row} />
      </span>
    </>
  )
}

function shareText({ valueUsd }: TokenRow, totalUsd: number): string | null {
  return valueUsd === null || totalUsd === 0 ? null : `${((valueUsd / totalUsd) * 100).toFixed(1)}%`
}

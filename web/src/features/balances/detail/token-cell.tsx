import { showAmount } from '@windhover/core/money/show-amount'
import { exactPrice } from '@windhover/core/money/show-price'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Td } from '../../../ui/table.tsx'
import { readingCopy, tokenCopy } from '../copy.ts'
import { directionOf, formatPercent } from '../format-figures.ts'
import { markedOf, type TokenRow } from '../token-rows.ts'
import { TONE } from '../tone.ts'
import { RowPrice } from './row-price.tsx'
import { NARROW_ONLY, WIDE_ONLY } from './token-columns.ts'

type TokenCellProps = {
  readonly row: TokenRow
  readonly withPrice: boolean
  readonly onOpen: () => void
}

/** The symbol is the button of the whole row. */
export function TokenCell({ row, withPrice, onOpen }: TokenCellProps) {
  return (
    <Td className="max-w-0 max-md:pr-0!">
      <div className="flex items-center gap-3 max-md:gap-2 @max-narrow/panel:gap-2">
        <TokenMark token={markedOf(row)} />
        <div className="min-w-0">
          <div className="flex items-center gap-1.5">
            <button
              type="button"
              onClick={onOpen}
              className="max-w-full flex-none truncate font-semibold after:absolute after:inset-0"
            >
              {row.symbol}
            </button>
            {row.name !== row.symbol && (
              <span className="min-w-0 truncate text-caption text-3" title={row.name}>
                {row.name}
              </span>
            )}
            {row.isFrozen && <Badge tone="warn">{tokenCopy.frozen}</Badge>}
          </div>
          <div className="truncate text-caption text-3">
            <span className={WIDE_ONLY}>
              <RowAmount row={row} />
              {withPrice && <PriceOf row={row} lead={`${tokenCopy.at} `} className="ml-1.5" />}
            </span>
            {/* R2-015: price and change have no column of their own there. */}
            <span className={NARROW_ONLY}>
              <PriceOf row={row} className="mr-1" />
              <Change percent={row.change24hPct} />
            </span>
          </div>
        </div>
      </div>
    </Td>
  )
}

function PriceOf({ row, lead = '', className }: { row: TokenRow; lead?: string; className: string }) {
  return (
    <span className={className} title={priceTitle(row)}>
      {row.priceUsd === null ? (
        tokenCopy.noPrice
      ) : (
        <>
          {lead}
          <RowPrice usd={row.priceUsd} />
        </>
      )}
    </span>
  )
}

const COMPACT_FROM = 1_000_000n
const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** From a million on in short; every digit is in its title. */
export function RowAmount({ row }: { row: TokenRow }) {
  const { amountRaw, decimals } = row
  const whole = amountRaw / 10n ** BigInt(decimals)
  return (
    <span title={showAmount(amountRaw, decimals, decimals)}>
      {whole >= COMPACT_FROM ? COMPACT.format(whole) : showAmount(amountRaw, decimals, 4)}
    </span>
  )
}

export function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="text-3">{readingCopy.unknown}</span>
  return <span className={TONE[directionOf(percent)]}>{formatPercent(percent)}</span>
}

export const priceTitle = (row: TokenRow) => (row.priceUsd === null ? undefined : exactPrice(row.priceUsd))

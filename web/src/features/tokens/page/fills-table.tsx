import { showAmount } from '@windhover/core/money/show-amount'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import type { useFills } from '../../../lib/fills/use-fills.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import { formatClock, formatDay } from '../../../lib/format-when.ts'
import { Price } from '../../../money/price.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { pageCopy, tradesCopy } from '../copy.ts'

export const WIDE_ONLY = 'max-md:hidden @max-narrow/panel:hidden'
const AMOUNT_DIGITS = 4

type FillsTableProps = ReturnType<typeof useFills> & { readonly symbol: string }

/** The vault's own buys and sells, newest first. */
export function FillsTable({ symbol, fills, isPending, isFailed, retry }: FillsTableProps) {
  if (isPending) return <SkeletonRows rows={3} rowHeight={36} label={tradesCopy.loading} className="px-5" />
  if (isFailed) return <ErrorState message={tradesCopy.failed} onRetry={retry} className="mx-5 mt-3" />
  if (fills.length === 0)
    return <EmptyState title={tradesCopy.none(symbol)} hint={tradesCopy.noneHint} className="py-8" />
  return (
    <Table label={tradesCopy.own} rowHeight={36}>
      <TableHead>
        <Th>{tradesCopy.time}</Th>
        <Th>{tradesCopy.side}</Th>
        <Th align="end">{tradesCopy.amount}</Th>
        <Th align="end" className={WIDE_ONLY}>
          {tradesCopy.price}
        </Th>
        <Th align="end">{tradesCopy.value}</Th>
        <Th align="end" className={WIDE_ONLY}>
          {tradesCopy.transaction}
        </Th>
      </TableHead>
      <TableBody>
        {fills.toReversed().map((fill) => (
          <FillRow key={fill.id} fill={fill} symbol={symbol} />
        ))}
      </TableBody>
    </Table>
  )
}

function FillRow({ fill, symbol }: { readonly fill: Fill; readonly symbol: string }) {
  const { side, atMs, amountRaw, decimals, priceUsd, valueUsd, explorerUrl } = fill
  const when = `${formatDay(new Date(atMs).toISOString())}, ${formatClock(atMs)}`
  return (
    <TableRow>
      <Td className="text-3">{when}</Td>
      <Td className={side === 'buy' ? 'text-up' : 'text-down'}>{tradesCopy[side]}</Td>
      <Td align="end" title={amountRaw === null ? undefined : showAmount(amountRaw, decimals, decimals)}>
        {amountRaw === null ? (
          pageCopy.unknown
        ) : (
          <>
            {showAmount(amountRaw, decimals, AMOUNT_DIGITS)} <span className="text-3">{symbol}</span>
          </>
        )}
      </Td>
      <Td align="end" className={WIDE_ONLY}>
        <Price usd={priceUsd} />
      </Td>
      <Td align="end">{formatUsd(valueUsd) ?? pageCopy.unknown}</Td>
      <Td align="end" className={WIDE_ONLY}>
        {explorerUrl === null ? (
          pageCopy.unknown
        ) : (
          <TextLink
            href={explorerUrl}
            external
            aria-label={tradesCopy.viewNamed(tradesCopy[side], when)}
            className="text-3"
          >
            {tradesCopy.view}
          </TextLink>
        )}
      </Td>
    </TableRow>
  )
}

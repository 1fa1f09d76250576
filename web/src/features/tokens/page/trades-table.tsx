import type { TokenTrade, TokenView } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { compactCount } from '../../../lib/format-compact.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import { Price } from '../../../money/price.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '../../../ui/table.tsx'
import { useTrades } from '../api/list-trades.ts'
import { pageCopy, tradesCopy } from '../copy.ts'
import { WIDE_ONLY } from './fills-table.tsx'

type TradesTableProps = { readonly token: TokenView; readonly vault: VaultView | null }

/** What others bought and sold in the deepest pool, newest first. */
export function TradesTable({ token, vault }: TradesTableProps) {
  const { data, isPending, isLoadingError, refetch } = useTrades(token)
  if (isPending)
    return <SkeletonRows rows={5} rowHeight={36} label={tradesCopy.loadingRecent} className="px-5" />
  if (isLoadingError)
    return (
      <ErrorState
        message={tradesCopy.failedRecent}
        onRetry={() => void refetch()}
        className="mx-5 mt-3 max-md:mx-4"
      />
    )
  const trades = data?.trades ?? []
  if (trades.length === 0) return <EmptyState title={tradesCopy.noneRecent(token.symbol)} className="py-8" />
  return (
    <Table label={tradesCopy.recent} rowHeight={36}>
      <TableHead>
        <Th>{tradesCopy.time}</Th>
        <Th>{tradesCopy.side}</Th>
        <Th align="end">{tradesCopy.amount}</Th>
        <Th align="end" className={WIDE_ONLY}>
          {tradesCopy.price}
        </Th>
        <Th align="end">{tradesCopy.value}</Th>
        <Th align="end" className={WIDE_ONLY}>
          {tradesCopy.wallet}
        </Th>
      </TableHead>
      <TableBody>
        {trades.map((trade) => (
          <TradeRow key={trade.id} trade={trade} symbol={token.symbol} isOwn={isOwn(trade, vault)} />
        ))}
      </TableBody>
    </Table>
  )
}

type TradeRowProps = { readonly trade: TokenTrade; readonly symbol: string; readonly isOwn: boolean }

function TradeRow({ trade, symbol, isOwn: own }: TradeRowProps) {
  const { at, side, amount, priceUsd, valueUsd, wallet } = trade
  return (
    <TableRow>
      <Td className="text-3">{clockOf(at)}</Td>
      <Td className={side === 'buy' ? 'text-up' : 'text-down'}>{tradesCopy[side]}</Td>
      <Td align="end" title={String(amount)}>
        {amountText(amount)} <span className="text-3 @max-narrow/panel:hidden">{symbol}</span>
      </Td>
      <Td align="end" className={WIDE_ONLY}>
        <Price usd={priceUsd} />
      </Td>
      <Td align="end">{formatUsd(valueUsd) ?? pageCopy.unknown}</Td>
      <Td align="end" className={WIDE_ONLY}>
        {own ? (
          <Badge>{tradesCopy.you}</Badge>
        ) : (
          <span className="mono text-caption text-3" title={wallet}>
            {shortenAddress(wallet, { head: 4, tail: 4 })}
          </span>
        )}
      </Td>
    </TableRow>
  )
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const clockOf = (at: string) => CLOCK.format(Date.parse(at))

const COMPACT_FROM = 1_000_000

/** `4,120.00`, `21.5M`, `0.003125` */
function amountText(amount: number): string {
  if (amount >= COMPACT_FROM) return compactCount(amount)
  if (amount >= 1)
    return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return amount.toLocaleString('en-US', { maximumSignificantDigits: 4 })
}

function isOwn({ wallet }: TokenTrade, vault: VaultView | null): boolean {
  if (vault === null) return false
  const own = [vault.publicKey, vault.ethAddress, ...vault.wrappedKeys.map(({ pub_key }) => pub_key)]
  return own.some((address) => address.toLowerCase() === wallet.toLowerCase())
}

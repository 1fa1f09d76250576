import type { OrderView } from '@windhover/core/swaps/contract'
import { formatAgo } from '../../../lib/format-when.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ordersCopy } from '../copy.ts'

const TONE: Readonly<Record<OrderView['orderStatus'], BadgeTone>> = {
  open: 'info',
  filled: 'up',
  expired: 'neutral',
  error: 'down',
  cancelled: 'neutral',
  'insufficient-funds': 'down',
}

export function OrderRow({ order }: { readonly order: OrderView }) {
  const { orderId, orderStatus, explorerUrl, createdAt } = order
  const pair = pairOf(order)
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line-subtle px-5 py-2 max-md:px-4">
      <div className="min-w-0 flex-1">
        {pair !== null && <p className="truncate font-semibold">{pair}</p>}
        <p className="truncate text-caption text-3">
          <span className="mono" title={orderId}>
            {shortenAddress(orderId)}
          </span>
          {createdAt !== null && ` · ${formatAgo(createdAt)}`}
        </p>
      </div>
      <Badge tone={TONE[orderStatus]}>{ordersCopy.statuses[orderStatus]}</Badge>
      <span className="w-8 flex-none text-right text-caption">
        {explorerUrl !== null && (
          <TextLink href={explorerUrl} external>
            {ordersCopy.view}
          </TextLink>
        )}
      </span>
    </li>
  )
}

function pairOf({ sell, buy }: OrderView): string | null {
  if (sell === null || buy === null) return null
  const side = ({ amount, symbol, token }: NonNullable<OrderView['sell']>) =>
    [amount, symbol ?? shortenAddress(token)].filter((part) => part !== null).join(' ')
  return `${side(sell)} → ${side(buy)}`
}

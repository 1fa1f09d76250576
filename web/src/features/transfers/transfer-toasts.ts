import { TRANSFER_TOAST_MS, WRAP_TOAST_MS } from '@windhover/core/transfers/outcome-texts'
import { explorerLink } from '../../lib/orders/explorer-link.ts'
import type { OrderEnds } from '../../lib/orders/order.ts'
import { toast } from '../../ui/toast.tsx'
import { type MoneyOrder, orderFailed, orderSucceeded } from './outcome-text.ts'

const withLink = (view: Parameters<typeof explorerLink>[0] | null) => {
  const link = view === null ? null : explorerLink(view)
  return link === null ? {} : { link }
}

export const transferToasts: OrderEnds<MoneyOrder> = {
  confirmed: ({ order, view }) => {
    const durationMs = order.intent.type === 'transfer' ? TRANSFER_TOAST_MS : WRAP_TOAST_MS
    toast.success({ title: orderSucceeded(order), durationMs, ...withLink(view) })
  },
  failed: ({ order, failure, view }) => {
    toast.error({ ...orderFailed(order, failure?.text ?? null), ...withLink(view) })
  },
}

import { showAmount } from '@windhover/core/money/show-amount'
import { compareReceived } from '@windhover/core/swaps/compare-received'
import type { IntentView } from '@windhover/core/transactions/contract'
import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { openReceipt } from '../../../lib/open-receipt.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { receivedCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import type { SwapOrder } from '../use-swap-order.ts'

/** How a swap ended well: what came, and where to look further. */
export function SwapReceived({ card }: { readonly card: SwapCardState }) {
  const { submission } = card.order
  if (submission.phase !== 'following' || submission.view.state !== 'CONFIRMED') return null
  const { order, view } = submission
  const link = explorerLink(view)
  return (
    <>
      <div
        role="status"
        aria-label={receivedCopy.label}
        className="mt-3 flex items-center gap-3 rounded-md border border-up-line bg-up-soft px-4 py-3"
      >
        <TokenMark token={order.buy} size={32} />
        <div className="min-w-0 flex-1">
          <p className="num text-figure font-semibold wrap-anywhere">{titleOf(order, view)}</p>
          <p className="text-caption text-2">{paidWords(order, view)}</p>
        </div>
        <Badge tone="up" icon={<Check size={12} className="stroke-[2.5]" aria-hidden="true" />}>
          {receivedCopy.confirmed}
        </Badge>
      </div>
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
        <Button
          size={40}
          className="px-2 max-md:h-11"
          icon={<ReceiptText size={14} aria-hidden="true" />}
          onClick={() => openReceipt(order.intent.id)}
        >
          {receivedCopy.receipt}
        </Button>
        {link !== null && (
          <Button
            size={40}
            className="px-2 max-md:h-11"
            href={link.href}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={14} aria-hidden="true" />}
          >
            {receivedCopy.explorer}
          </Button>
        )}
        <Button size={40} className="px-2 max-md:h-11" onClick={() => card.again(order)}>
          {receivedCopy.again}
        </Button>
      </div>
    </>
  )
}

const executedRaw = ({ receipt }: IntentView): bigint | null => {
  const raw = receipt?.swap?.executedBuyRaw ?? null
  return raw === null ? null : BigInt(raw)
}

function titleOf({ buy }: SwapOrder, view: IntentView): string {
  const raw = executedRaw(view)
  return raw === null ? receivedCopy.done : receivedCopy.received(showAmount(raw, buy.decimals), buy.symbol)
}

function paidWords({ intent, sell }: SwapOrder, view: IntentView): string {
  const sold = showAmount(BigInt(intent.sellAmountRaw), sell.decimals)
  const paid = receivedCopy.paid(sold, sell.symbol)
  const raw = executedRaw(view)
  return raw === null ? paid : `${paid} ${againstQuote(BigInt(intent.quotedBuyAmountRaw), raw)}`
}

function againstQuote(quotedRaw: bigint, receivedRaw: bigint): string {
  const told = compareReceived(quotedRaw, receivedRaw)
  return told.kind === 'exact' ? receivedCopy.exact : receivedCopy[told.kind](told.percentText)
}

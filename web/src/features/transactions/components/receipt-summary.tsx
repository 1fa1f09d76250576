import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format-when.ts'
import { isWaiting } from '../../../lib/intent-stage.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { Address } from '../../../ui/address.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { receiptCopy } from '../copy.ts'
import { formatClock } from '../format-time.ts'
import { ReceiptTable } from './receipt-table.tsx'

export function ReceiptSummary({ view }: { view: IntentView }) {
  const { intent, receipt } = view
  const link = explorerLink(view)
  const venue = kindViewOf(intent).venue?.(intent)
  const recipient = kindOf(intent).recipient(intent)
  return (
    <div className="grid gap-3">
      {receipt === null ? (
        <p className="text-caption text-3">{receiptCopy.notYet}</p>
      ) : (
        <ReceiptTable view={view} receipt={receipt} />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-caption">
        <Fact name={receiptCopy.network}>{CHAINS[intent.chain].name}</Fact>
        {venue !== undefined && <Fact name={receiptCopy.venue}>{venue}</Fact>}
        {receipt?.swap?.orderId && (
          <Fact name={receiptCopy.order}>
            <Address value={receipt.swap.orderId} copy copyLabel={receiptCopy.copyOrder} />
          </Fact>
        )}
        {recipient !== null && (
          <Fact name={receiptCopy.recipient}>
            <Address value={recipient} copy copyLabel={receiptCopy.copyRecipient} />
          </Fact>
        )}
        <Fact name={receiptCopy.asked}>{whenText(view.createdAt)}</Fact>
        {receipt?.confirmedAt ? (
          <Fact name={receiptCopy.confirmed}>{whenText(receipt.confirmedAt)}</Fact>
        ) : (
          <Fact name={receiptCopy.changed}>{whenText(view.changedAt)}</Fact>
        )}
        {view.checkedAt !== null && isWaiting(view) && (
          <Fact name={receiptCopy.checked}>{whenText(view.checkedAt)}</Fact>
        )}
        {view.transactionId !== null && (
          <Fact name={receiptCopy.hash}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Address value={view.transactionId} copy copyLabel={receiptCopy.copyHash} />
              {link !== null && (
                <TextLink href={link.href} external>
                  {link.label}
                </TextLink>
              )}
            </span>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function whenText(iso: string): string {
  return `${formatDay(iso)}, ${formatClock(iso)}`
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-3">{name}</dt>
      <dd className="num min-w-0 text-2">{children}</dd>
    </>
  )
}

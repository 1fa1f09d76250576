import { usdValue } from '@windhover/core/money/usd-value'
import { formatUsd } from '../../../lib/format-usd.ts'
import { formatDay } from '../../../lib/format-when.ts'
import { recipientCopy } from '../../../money/recipient-copy.ts'
import { needsComparing } from '../../../money/recipient-warnings.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import type { Recipient } from '../api/list-recipients.ts'
import { effectCopy, sendCopy } from '../copy.ts'
import type { SendFormState } from '../use-send-form.ts'
import { SimulatedEffect } from './simulated-effect.tsx'

/** The simulated effect of the transfer, and the tick that an address nobody paid before needs. */
export function SendEffect({ form, recipients }: { form: SendFormState; recipients: readonly Recipient[] }) {
  const { preview, order, token, address } = form
  if (order === null || token === null) return null
  const amountRaw = BigInt(order.intent.amountRaw)
  const usd =
    token.priceUsd === null
      ? null
      : usdValue({ amountRaw, decimals: token.decimals, priceUsd: token.priceUsd })
  const paid = recipients.find((each) => each.address.toLowerCase() === address?.toLowerCase())
  return (
    <>
      <SimulatedEffect
        preview={preview}
        tokens={form.tokens}
        end={
          paid !== undefined && (
            <FactRow label={effectCopy.history}>
              {sendCopy.paidTimes(paid.times, formatDay(paid.lastPaidAt))}
            </FactRow>
          )
        }
      >
        <FactRow label={effectCopy.receives}>
          {order.amountText} {token.symbol} <span className="text-3">{formatUsd(usd)}</span>
        </FactRow>
      </SimulatedEffect>
      {preview.state === 'known' && preview.last.succeeds && needsComparing(preview.last) && (
        <Checkbox
          className="mt-3"
          checked={form.compared}
          onCheckedChange={form.setCompared}
          label={recipientCopy.compared}
        />
      )}
    </>
  )
}

import { testAmount } from '@windhover/core/transfers/test-amount'
import { needsComparing } from '../../../money/recipient-warnings.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { testTransferCopy } from '../people-copy.ts'
import type { SendFormState } from '../use-send-form.ts'

type TestTransferProps = { readonly form: SendFormState; readonly amount: string }

/** Fills in a small amount to send first; nothing is sent by it. */
export function TestTransfer({ form, amount }: TestTransferProps) {
  return (
    <TextButton className="touch-target" onClick={() => form.setAmountText(amount)}>
      {testTransferCopy(amount, form.token?.symbol ?? '')}
    </TextButton>
  )
}

/** What to send first to somebody new; null where nothing is to be tried. */
export function testOf({ token, order, preview }: SendFormState): string | null {
  if (token === null || order === null || !needsComparing(preview.last)) return null
  const { decimals, priceUsd } = token
  return testAmount({ amountRaw: BigInt(order.intent.amountRaw), decimals, priceUsd })
}

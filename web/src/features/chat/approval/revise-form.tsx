import { formatAmount } from '@windhover/core/money/format-amount'
import { AMOUNT_TEXT } from '@windhover/core/toolbox/tool-fields'
import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { type FormEvent, useState } from 'react'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { tokenFacts } from '../../../money/intents/token-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Revision } from '../api/proposals.ts'
import { approvalCopy } from './approval-copy.ts'

type ReviseFormProps = {
  readonly view: ProposedIntent
  readonly isBusy: boolean
  readonly onRevise: (revision: Revision) => void
  readonly onCancel: () => void
}

const SLIPPAGE_MAX = 40

function amountOf({ intent, tokens }: ProposedIntent): string {
  const [out] = kindOf(intent).outflows(intent)
  const facts = out === undefined ? null : tokenFacts({ intent, tokens }, out.token)
  return out?.amountRaw == null || facts === null ? '' : formatAmount(out.amountRaw, facts.decimals)
}

/** Other figures make another card: nothing that was shown before can be approved with them. */
export function ReviseForm({ view, isBusy, onRevise, onCancel }: ReviseFormProps) {
  const { intent } = view
  const firstSlippage = kindViewOf(intent).slippagePct?.(intent).toString() ?? null
  const [amount, setAmount] = useState(() => amountOf(view))
  const [slippage, setSlippage] = useState(firstSlippage)
  const isAmountOk = AMOUNT_TEXT.test(amount.trim())
  const slippageNumber = slippage === null || slippage.trim() === '' ? Number.NaN : Number(slippage)
  const isSlippageOk = slippage === null || (slippageNumber >= 0 && slippageNumber <= SLIPPAGE_MAX)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAmountOk || !isSlippageOk || isBusy) return
    onRevise({
      ...(amount.trim() === amountOf(view) ? {} : { amount: amount.trim() }),
      ...(slippage === firstSlippage ? {} : { slippage: slippageNumber }),
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3 border-t bg-inset px-4 py-3">
      <TextField
        label={approvalCopy.amount}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setAmount(event.target.value)}
        hint={approvalCopy.amountHint}
        error={isAmountOk ? undefined : approvalCopy.amountWrong}
        className="min-w-40 flex-1"
      />
      {slippage !== null && (
        <TextField
          label={approvalCopy.slippageField}
          value={slippage}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setSlippage(event.target.value)}
          error={isSlippageOk ? undefined : approvalCopy.slippageWrong}
          className="w-32"
        />
      )}
      <div className="flex gap-2 pt-[22px]">
        <Button
          type="submit"
          loading={isBusy}
          loadingLabel={approvalCopy.updating}
          disabled={!isAmountOk || !isSlippageOk}
        >
          {approvalCopy.update}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {approvalCopy.cancel}
        </Button>
      </div>
    </form>
  )
}

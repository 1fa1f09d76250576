import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import type { WrapChain } from '@windhover/core/transfers/check-wrap'
import { WRAP_PERCENTS } from '@windhover/core/transfers/fill-amount'
import type { VaultView } from '@windhover/core/vaults/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { sendCopy, wrapCopy } from '../copy.ts'
import type { MoneyOrder } from '../outcome-text.ts'
import { useWrapForm, wrapWords } from '../use-wrap-form.ts'
import { takesAll, WRAP_LABELS, type WrapMode } from '../wrap-state.ts'
import { AmountField } from './amount-field.tsx'
import { KeyNote } from './key-note.tsx'
import { SimulatedEffect } from './simulated-effect.tsx'

type WrapFormProps = {
  readonly chain: WrapChain
  readonly vault: VaultView
  readonly mode: WrapMode
  readonly isSending: boolean
  readonly onSubmit: (order: MoneyOrder) => void
  readonly onClose: () => void
}

export function WrapForm({ chain, vault, mode, isSending, onSubmit, onClose }: WrapFormProps) {
  const form = useWrapForm({ chain, vault, mode, isSending })
  const { tag, list, order, given } = form
  const native = CHAINS[chain].native.symbol
  const all = takesAll(chain, mode)
  const what = all ? wrapCopy.unwrapAll : wrapWords({ chain, mode, amount: order?.amountText ?? '' })

  if (list.isError && list.data === undefined) {
    return (
      <DialogBody className="pt-4">
        <ErrorState
          message={errorText(list.error, sendCopy.tokensFailed)}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </DialogBody>
    )
  }
  return (
    <>
      <DialogBody className="pt-4">
        <KeyNote vaultId={vault.tokenId} />
        {all ? (
          <p className="leading-8 text-2">
            {given === null || given.balanceRaw === 0n ? (
              wrapCopy.nothing(`W${native}`)
            ) : (
              <>
                {wrapCopy.unwrapsAll.before}
                <span className="num font-medium text-1">{givenText(given)}</span>
                {wrapCopy.unwrapsAll.after(native)}
              </>
            )}
          </p>
        ) : (
          <WrapAmount form={form} unit={mode === 'wrap' ? native : `W${native}`} />
        )}
        {form.problem !== null && (all || tag === 'no-owner') && !list.isPending && (
          <div role="alert">
            <FieldError>{form.problem}</FieldError>
          </div>
        )}
        <SimulatedEffect
          preview={form.preview}
          tokens={form.tokens}
          labelOf={(_, symbol) => (symbol === native ? native : wrapCopy.oneToOne(symbol))}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{wrapCopy.close}</Button>
        <Button
          variant="primary"
          loading={isSending}
          loadingLabel={WRAP_LABELS.sending('')}
          disabled={tag !== 'ready' && tag !== 'sending'}
          onClick={() => tag === 'ready' && order !== null && onSubmit(order)}
        >
          {WRAP_LABELS[tag](what)}
        </Button>
      </DialogFoot>
    </>
  )
}

type WrapFormState = ReturnType<typeof useWrapForm>

function givenText(given: NonNullable<WrapFormState['given']>): string {
  const amount = given.balanceRaw === null ? '–' : showAmount(given.balanceRaw, given.decimals)
  return `${amount} ${given.symbol}`
}

function WrapAmount({ form, unit }: { form: WrapFormState; unit: string }) {
  const { given, tag, problem } = form
  return (
    <>
      <AmountField
        token={given}
        value={form.amountText}
        onValue={form.setAmountText}
        unit={unit}
        error={tag === 'no-owner' ? undefined : (problem ?? undefined)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {WRAP_PERCENTS.map((percent) => (
          <Chip key={percent} disabled={given?.balanceRaw == null} onClick={() => form.fill(percent)}>
            {wrapCopy.percent(percent)}
          </Chip>
        ))}
        <span className="ml-auto text-caption text-3">
          {sendCopy.balance} <span className="num text-2">{given === null ? '–' : givenText(given)}</span>
        </span>
      </div>
    </>
  )
}

import type { ChainId } from '@windhover/core/chains/chain'
import { isAddressOn } from '@windhover/core/transfers/address-rules'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatDay } from '../../../lib/format-when.ts'
import { RecipientWarnings } from '../../../money/recipient-warnings.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { type Recipient, useRecipients } from '../api/list-recipients.ts'
import { sendCopy } from '../copy.ts'
import type { MoneyOrder } from '../outcome-text.ts'
import { SEND_LABELS, sendProblem } from '../send-state.ts'
import { useSendForm } from '../use-send-form.ts'
import { KeyNote } from './key-note.tsx'
import { SaveContact } from './save-contact.tsx'
import { SendEffect } from './send-effect.tsx'
import { SendFields } from './send-fields.tsx'
import { TestTransfer, testOf } from './test-transfer.tsx'

type SendFormProps = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly token: string | undefined
  readonly isSending: boolean
  readonly onSubmit: (order: MoneyOrder) => void
  readonly onCancel: () => void
}

export function SendForm({ chain, vault, token, isSending, onSubmit, onCancel }: SendFormProps) {
  const form = useSendForm({ chain, vault, token, isSending })
  const recipients = useRecipients(chain, vault.tokenId)
  const [pressed, setPressed] = useState(false)
  const { tag, list } = form
  const problem = sendProblem(chain, tag)
  const known = lookAlikeOf(form.preview.last)
  const test = testOf(form)
  // R2-194: on Solana the button answers what is missing; elsewhere it waits (R2-202).
  const answersMissing = chain === 'solana' && tag === 'incomplete'

  const press = () => {
    setPressed(true)
    if (tag === 'ready' && form.order !== null) onSubmit(form.order)
  }

  if (list.isError && list.data === undefined) {
    return (
      <DialogBody>
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
      <DialogBody>
        <KeyNote vaultId={vault.tokenId} />
        <SendFields chain={chain} form={form} recipients={recipients} problem={problem} />
        {form.preview.state === 'known' && form.address !== null && (
          <div className="mt-2 grid gap-2 empty:hidden">
            <RecipientWarnings
              chain={chain}
              warnings={form.preview.last.warnings}
              address={form.address}
              paidOn={(address) => dayPaid(recipients, address)}
            />
          </div>
        )}
        {isAddressOn(chain, form.to) && <SaveContact key={form.to} chain={chain} address={form.to} />}
        <SendEffect form={form} recipients={recipients} />
        {problem?.field === 'form' && (pressed || tag === 'no-account') && (
          <div role="alert" className="mt-2">
            <FieldError>{problem.text}</FieldError>
          </div>
        )}
      </DialogBody>
      <DialogFoot start={test !== null && <TestTransfer form={form} amount={test} />}>
        {known === null ? (
          <Button onClick={onCancel}>{sendCopy.cancel}</Button>
        ) : (
          <Button onClick={() => form.setTo(known)}>{sendCopy.useKnown}</Button>
        )}
        <Button
          variant="primary"
          loading={isSending}
          loadingLabel={SEND_LABELS.sending}
          disabled={tag !== 'ready' && tag !== 'sending' && !answersMissing}
          onClick={press}
        >
          {SEND_LABELS[tag]}
        </Button>
      </DialogFoot>
    </>
  )
}

function dayPaid(recipients: readonly Recipient[], address: string): string | null {
  const paid = recipients.find((each) => each.address === address)
  return paid === undefined ? null : formatDay(paid.lastPaidAt)
}

function lookAlikeOf(preview: ReturnType<typeof useSendForm>['preview']['last']): string | null {
  const found = preview?.warnings.find((warning) => warning.kind === 'look-alike')
  return found?.kind === 'look-alike' ? found.known : null
}

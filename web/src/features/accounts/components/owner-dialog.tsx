import { type OwnerQuestion, ownerPrompt } from '../../../lib/authority/owner-prompt.ts'
import { serverNow } from '../../../lib/authority/server-time.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { ownerCopy, stepUpCopy } from '../copy.ts'
import { type Confirmation, useOwnerSignature } from '../use-owner-signature.ts'
import { InlineAlert } from './inline-alert.tsx'
import { StepUpWallets } from './step-up-wallets.tsx'

/** Asks for a key that owns the vaults, and says why this browser's own key is not enough. */
export function OwnerDialog() {
  const open = usePromptOpen(ownerPrompt)
  const question = ownerPrompt.asked()
  const confirmation = useOwnerSignature(question)
  const title = confirmation.by === 'wallet' ? ownerCopy.titleWallet : ownerCopy.titlePasskey
  return (
    <Dialog open={open} onOpenChange={() => ownerPrompt.answer(null)} title={title} width={448}>
      {question !== null && <OwnerForm question={question} confirmation={confirmation} />}
    </Dialog>
  )
}

function OwnerForm(given: { readonly question: OwnerQuestion; readonly confirmation: Confirmation }) {
  const { question, confirmation } = given
  const { by, isBusy, problem, recoveredAt, confirm } = confirmation
  const { headline, hint } = ownerCopy.reasons[question.reason]
  return (
    <>
      <DialogBody className="grid gap-4">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-raised text-1">
            <PasskeyIcon size={18} />
          </span>
          <div className="grid gap-0.5">
            <p className="font-semibold text-1">{headline}</p>
            <p>{hint}</p>
          </div>
        </div>
        <OwnerSubject question={question} />
        <p className="text-caption text-2">
          {recoveredAt === null ? ownerCopy.when : ownerCopy.recovering(hoursUntil(recoveredAt))}
        </p>
        <InlineAlert text={isBusy ? null : problem} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => ownerPrompt.answer(null)}>{stepUpCopy.cancel}</Button>
        {by === 'wallet' && confirmation.chain !== null ? (
          <StepUpWallets chain={confirmation.chain} busy={isBusy} onPick={(wallet) => confirm(wallet)} />
        ) : (
          <Button
            variant="primary"
            data-autofocus
            icon={<PasskeyIcon size={16} />}
            loading={isBusy || by === null}
            loadingLabel={by === null ? stepUpCopy.preparing : stepUpCopy.busy}
            onClick={() => confirm(null)}
          >
            {stepUpCopy.usePasskey}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}

const HOUR_MS = 60 * 60_000
const hoursUntil = (at: number) => Math.ceil((at - serverNow()) / HOUR_MS)

/** What is confirmed: the payment in words, and its recipient in full. */
function OwnerSubject({ question: { what, statements } }: { readonly question: OwnerQuestion }) {
  const recipients = statements.flatMap(({ intent }) =>
    intent !== undefined && 'to' in intent ? [intent.to] : [],
  )
  if (what === null) return null
  return (
    <div className="grid gap-2 rounded-md border bg-sunken p-3">
      <p className="font-semibold text-1 [overflow-wrap:anywhere]">{what}</p>
      {recipients.map((address) => (
        <GroupedAddress key={address} address={address} className="text-2" />
      ))}
    </div>
  )
}

import { errorText } from '../../../lib/api/api-error.ts'
import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt, recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { useMakeRecoveryCodes } from '../api/make-recovery-codes.ts'
import { recoveryCodesCopy, signInCopy } from '../copy.ts'
import { InlineAlert } from './inline-alert.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** Asks first, because new codes end the old ones; then shows them once and leaves only by "I saved them". */
export function RecoveryCodesDialog() {
  const open = usePromptOpen(recoveryCodesPrompt)
  const make = useMakeRecoveryCodes()
  const codes = make.data?.codes ?? null
  const guest = useAccount()?.guest ?? false
  const close = (saved: boolean) => {
    recoveryCodesPrompt.answer(saved)
    make.reset()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={() => close(false)}
      title={recoveryCodesCopy.title}
      dismissible={codes === null && !make.isPending}
      closeButton={codes === null}
    >
      {codes === null && guest && <PasskeyStep onCancel={() => close(false)} />}
      {codes === null && !guest && (
        <AskStep
          busy={make.isPending}
          error={make.error}
          onMake={() => make.mutate()}
          onCancel={() => close(false)}
        />
      )}
      {codes !== null && <RecoveryCodeList codes={codes} onSaved={() => close(true)} />}
    </Dialog>
  )
}

/** A guest has no passkey that codes could stand in for. With one the same dialog goes on. */
function PasskeyStep({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <DialogBody>
        <p>{recoveryCodesCopy.passkeyFirst}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{recoveryCodesCopy.cancel}</Button>
        <Button variant="primary" onClick={() => void addPasskeyPrompt.ask()}>
          {recoveryCodesCopy.addPasskey}
        </Button>
      </DialogFoot>
    </>
  )
}

type AskStepProps = { busy: boolean; error: Error | null; onMake: () => void; onCancel: () => void }

function AskStep({ busy, error, onMake, onCancel }: AskStepProps) {
  const left = useAccount()?.recoveryCodesLeft ?? 0
  const silent = error === null || error instanceof StepUpCancelled
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>{recoveryCodesCopy.startBody}</p>
        {left > 0 && <p>{recoveryCodesCopy.replaceBody(left)}</p>}
        <InlineAlert text={silent ? null : errorText(error, signInCopy.failed)} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{recoveryCodesCopy.cancel}</Button>
        <Button variant="primary" loading={busy} loadingLabel={recoveryCodesCopy.making} onClick={onMake}>
          {recoveryCodesCopy.make}
        </Button>
      </DialogFoot>
    </>
  )
}

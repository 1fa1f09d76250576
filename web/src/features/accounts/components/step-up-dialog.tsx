import { useAccount } from '../../../lib/session.ts'
import { stepUpPrompt } from '../../../lib/step-up/account-prompts.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { guestCopy, stepUpCopy } from '../copy.ts'
import { useGuestAtOpen } from '../use-guest-at-open.ts'
import { useStepUpProof } from '../use-step-up-proof.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { InlineAlert } from './inline-alert.tsx'
import { StepUpWallets } from './step-up-wallets.tsx'

export function StepUpDialog() {
  const open = usePromptOpen(stepUpPrompt)
  const guest = useGuestAtOpen(open)
  return (
    <Dialog
      open={open}
      onOpenChange={() => stepUpPrompt.answer(false)}
      title={guest ? guestCopy.neededTitle : stepUpCopy.title}
      width={400}
    >
      {open && !guest && <StepUpForm />}
      {open && guest && <AddPasskeyForm body={guestCopy.neededBody} keeps onDone={stepUpPrompt.answer} />}
    </Dialog>
  )
}

function StepUpForm() {
  const passkeyCount = useAccount()?.passkeyCount ?? 0
  const { offer, proof, problem } = useStepUpProof(() => stepUpPrompt.answer(true))
  const by = offer.data?.by ?? (passkeyCount > 0 ? 'passkey' : 'wallet')
  const busy = proof.isPending || offer.isFetching
  const retry = offer.isError && !offer.isFetching
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>{stepUpCopy.body}</p>
        <InlineAlert text={busy ? null : problem} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => stepUpPrompt.answer(false)}>{stepUpCopy.cancel}</Button>
        {by === 'wallet' && offer.data?.by === 'wallet' ? (
          <StepUpWallets chain={offer.data.chain} busy={busy} onPick={(wallet) => proof.mutate(wallet)} />
        ) : (
          <Button
            variant="primary"
            data-autofocus
            icon={<PasskeyIcon size={16} />}
            loading={busy}
            loadingLabel={proof.isPending ? stepUpCopy.busy : stepUpCopy.preparing}
            onClick={() => (retry ? void offer.refetch() : proof.mutate(null))}
          >
            {retry ? stepUpCopy.tryAgain : by === 'passkey' ? stepUpCopy.usePasskey : stepUpCopy.useWallet}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}

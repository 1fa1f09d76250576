import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { addPasskeyCopy, guestCopy } from '../copy.ts'
import { useGuestAtOpen } from '../use-guest-at-open.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'

export function AddPasskeyDialog() {
  const open = usePromptOpen(addPasskeyPrompt)
  const guest = useGuestAtOpen(open)
  return (
    <Dialog
      open={open}
      onOpenChange={() => addPasskeyPrompt.answer(false)}
      title={guest ? guestCopy.keep : addPasskeyCopy.title}
      width={400}
    >
      {open && (
        <AddPasskeyForm
          body={guest ? guestCopy.keepBody : addPasskeyCopy.body}
          keeps={guest}
          onDone={addPasskeyPrompt.answer}
        />
      )}
    </Dialog>
  )
}

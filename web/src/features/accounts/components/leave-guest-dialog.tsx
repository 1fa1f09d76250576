import { addPasskeyPrompt, leaveGuestPrompt } from '../../../lib/step-up/account-prompts.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { guestCopy } from '../copy.ts'

/** Said before, because nothing can be done about it afterwards. */
export function LeaveGuestDialog() {
  const open = usePromptOpen(leaveGuestPrompt)
  const keepInstead = () => {
    leaveGuestPrompt.answer(false)
    void addPasskeyPrompt.ask()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => leaveGuestPrompt.answer(false)}
      title={guestCopy.leaveTitle}
      description={guestCopy.leaveBody}
      confirmLabel={guestCopy.leaveConfirm}
      cancelLabel={guestCopy.leaveCancel}
      onConfirm={() => leaveGuestPrompt.answer(true)}
    >
      <TextButton className="touch-target" onClick={keepInstead}>
        {guestCopy.keepInstead}
      </TextButton>
    </ConfirmDialog>
  )
}

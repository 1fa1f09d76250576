import { ownerPrompt } from '../../../lib/authority/owner-prompt.ts'
import {
  addPasskeyPrompt,
  leaveGuestPrompt,
  recoveryCodesPrompt,
  stepUpPrompt,
} from '../../../lib/step-up/account-prompts.ts'
import { usePromptOpen } from '../../../lib/step-up/use-step-up.ts'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { toast } from '../../../ui/toast.tsx'
import { useKeysAfterSignIn } from '../use-keys-after-sign-in.ts'

const loadDialogs = () => import('./account-dialogs.tsx')

/** Hears every question from the start; the dialogs that answer it come with the first one. */
export default function AccountHost() {
  useKeysAfterSignIn()
  const asked = [
    usePromptOpen(addPasskeyPrompt),
    usePromptOpen(recoveryCodesPrompt),
    usePromptOpen(stepUpPrompt),
    usePromptOpen(leaveGuestPrompt),
    usePromptOpen(ownerPrompt),
  ]
  const Dialogs = useLatePart({ load: loadDialogs, needed: asked.includes(true), onFailed: refuseAll })
  return Dialogs === null ? null : <Dialogs />
}

/** Who asked must not wait for a dialog that cannot come. */
function refuseAll(): void {
  toast.error({ title: LATE_PART_FAILED })
  for (const prompt of [addPasskeyPrompt, recoveryCodesPrompt, stepUpPrompt, leaveGuestPrompt]) {
    prompt.answer(false)
  }
  ownerPrompt.answer(null)
}

import { LINK_MESSAGES } from '@windhover/core/workspace/link-message'
import { errorText } from '../../lib/api/api-error.ts'
import { useAccount } from '../../lib/session.ts'
import { leaveGuestPrompt } from '../../lib/step-up/account-prompts.ts'
import { toast } from '../../ui/toast.tsx'
import { useSignOut } from './api/sign-out.ts'
import { menuCopy } from './menu-copy.ts'

export function useSignOutAct(): { busy: boolean; signOut: () => void } {
  const out = useSignOut()
  const guest = useAccount()?.guest ?? false
  const signOut = async () => {
    if (guest && !(await leaveGuestPrompt.ask())) return
    await out
      .mutateAsync()
      .then(() => toast.success({ title: LINK_MESSAGES['signed-out'] }))
      .catch((error: unknown) => toast.error({ title: errorText(error, menuCopy.signOutFailed) }))
  }
  return { busy: out.isPending, signOut: () => void signOut() }
}

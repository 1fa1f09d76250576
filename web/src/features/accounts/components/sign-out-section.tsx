import LogOut from 'lucide-react/icons/log-out'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { accountCopy, guestCopy } from '../copy.ts'
import { useSignOutAct } from '../use-sign-out-act.ts'

export function SignOutSection({ guest }: { guest: boolean }) {
  const { busy, signOut } = useSignOutAct()
  return (
    <Card as="section" aria-label={accountCopy.signOut} className="flex flex-wrap items-center gap-3">
      <p className="min-w-48 flex-1 text-caption text-3">
        {guest ? guestCopy.signOutHint : accountCopy.signOutHint}
      </p>
      <Button
        className="max-md:h-11"
        icon={<LogOut size={14} aria-hidden="true" />}
        loading={busy}
        loadingLabel={accountCopy.signingOut}
        onClick={signOut}
      >
        {accountCopy.signOut}
      </Button>
    </Card>
  )
}

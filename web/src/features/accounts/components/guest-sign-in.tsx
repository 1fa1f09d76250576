import ChevronRight from 'lucide-react/icons/chevron-right'
import Compass from 'lucide-react/icons/compass'
import { Button } from '../../../ui/button.tsx'
import { signInCopy } from '../copy.ts'
import type { SignIn } from '../use-sign-in.ts'
import { InlineAlert } from './inline-alert.tsx'

export function GuestSignIn({ signIn }: { signIn: SignIn }) {
  const { busy, problem } = signIn.state
  return (
    <div className="grid gap-2">
      <Button
        block
        className="h-11! justify-start! gap-2.5! px-3!"
        icon={<Compass size={20} className="text-2" aria-hidden="true" />}
        iconEnd={<ChevronRight size={14} className="ml-auto text-3" aria-hidden="true" />}
        loading={busy === 'guest'}
        loadingLabel={signInCopy.guestWaiting}
        onClick={signIn.asGuest}
      >
        {signInCopy.guest}
      </Button>
      <InlineAlert text={problem?.way === 'guest' ? problem.text : null} />
    </div>
  )
}

import { Button } from '../../../ui/button.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { signInCopy } from '../copy.ts'
import { passkeysSupported } from '../passkeys/passkey-support.ts'
import type { SignIn } from '../use-sign-in.ts'
import { InlineAlert } from './inline-alert.tsx'

/** First the passkey that may be there; if none was used, the same place offers a new account. */
export function PasskeySignIn({ signIn }: { signIn: SignIn }) {
  const { busy, problem } = signIn.state
  const own = problem?.way === 'passkey' || problem?.way === 'register' ? problem : null
  const offerAccount = own?.offerAccount ?? busy === 'register'

  if (!passkeysSupported()) return <InlineAlert text={signInCopy.noPasskeySupport} />
  return (
    <>
      <InlineAlert text={own?.text ?? null} calm={own?.offerAccount ?? false} />
      <div className={own === null ? 'grid gap-2' : 'mt-3 grid gap-2'}>
        <Button
          variant="primary"
          size={48}
          block
          icon={<PasskeyIcon size={18} />}
          loading={busy === 'passkey' || busy === 'register'}
          loadingLabel={busy === 'register' ? signInCopy.creating : signInCopy.passkeyWaiting}
          onClick={offerAccount ? signIn.createAccount : signIn.withPasskey}
        >
          {offerAccount ? signInCopy.createAccount : signInCopy.passkey}
        </Button>
        {offerAccount && (
          <Button size={48} block onClick={signIn.withPasskey}>
            {signInCopy.tryAgain}
          </Button>
        )}
      </div>
      {!offerAccount && <p className="mt-2.5 text-center text-caption text-3">{signInCopy.newHere}</p>}
    </>
  )
}

import { useState } from 'react'
import { useWorkspace } from '../../../lib/workspace.ts'
import { Mark } from '../../../ui/mark.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { signInCopy } from '../copy.ts'
import { useSignIn } from '../use-sign-in.ts'
import { GuestSignIn } from './guest-sign-in.tsx'
import { HowKeptDialog } from './how-kept-dialog.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PriceLine } from './price-line.tsx'
import { RecoverySignInDialog } from './recovery-sign-in-dialog.tsx'
import { WalletSignIn } from './wallet-sign-in.tsx'

type OpenDialog = 'recovery' | 'how-kept' | null

export default function SignInScreen() {
  const signIn = useSignIn()
  const workspace = useWorkspace()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = () => setDialog(null)

  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden bg-canvas">
      <PriceLine />
      <main className="relative mx-auto w-full max-w-104 flex-1 px-5 pt-[clamp(40px,19vh,172px)] pb-10 max-md:max-w-107">
        <Mark size={56} />
        <h1 className="mt-6 text-hero">{signInCopy.product}</h1>
        <p className="mt-2 mb-8 text-prose text-2">{signInCopy.lead}</p>
        <PasskeySignIn signIn={signIn} />
        <Divider>{signInCopy.orWallet}</Divider>
        <WalletSignIn signIn={signIn} />
        {workspace?.guests && (
          <>
            <Divider>{signInCopy.orLookAround}</Divider>
            <GuestSignIn signIn={signIn} />
          </>
        )}
        <p className="mt-5 text-center text-caption">
          <TextButton className="touch-target" onClick={() => setDialog('recovery')}>
            {signInCopy.recoveryLink}
          </TextButton>
        </p>
      </main>
      <footer className="relative flex items-center justify-between gap-4 px-5 pb-5 text-caption text-3 md:px-8">
        <span>{signInCopy.noPassword}</span>
        <TextButton className="touch-target" onClick={() => setDialog('how-kept')}>
          {signInCopy.howKept}
        </TextButton>
      </footer>
      <RecoverySignInDialog open={dialog === 'recovery'} onClose={close} />
      <HowKeptDialog open={dialog === 'how-kept'} onClose={close} />
    </div>
  )
}

function Divider({ children }: { children: string }) {
  return (
    <div className="my-5 flex items-center gap-3 text-caption text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </div>
  )
}

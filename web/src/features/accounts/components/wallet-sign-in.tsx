import { TextButton } from '../../../ui/text-link.tsx'
import { signInCopy } from '../copy.ts'
import type { SignIn } from '../use-sign-in.ts'
import type { WalletChain } from '../wallets/wallet.ts'
import { InlineAlert } from './inline-alert.tsx'
import { WalletButton } from './wallet-button.tsx'

const CHAINS: readonly WalletChain[] = ['ethereum', 'solana']

export function WalletSignIn({ signIn }: { signIn: SignIn }) {
  const { busy, problem } = signIn.state
  const waiting = CHAINS.some((chain) => chain === busy)
  const own = CHAINS.some((chain) => chain === problem?.way) ? problem : null
  return (
    <div className="grid gap-2">
      {CHAINS.map((chain) => (
        <WalletButton
          key={chain}
          chain={chain}
          waiting={busy === chain}
          onPick={(wallet) => signIn.withWallet(chain, wallet)}
          onNone={(text) => signIn.rest({ way: chain, text, offerAccount: false })}
        />
      ))}
      {waiting && (
        <p className="text-center text-caption text-3">
          <TextButton className="touch-target" onClick={() => signIn.rest()}>
            {signInCopy.stop}
          </TextButton>
        </p>
      )}
      <InlineAlert text={own?.text ?? null} />
    </div>
  )
}

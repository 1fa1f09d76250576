import { useAccount } from '../../../lib/session.ts'
import { PanelBody } from '../../../ui/panel.tsx'
import { GuestSection } from './guest-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionSection } from './session-section.tsx'
import { SignOutSection } from './sign-out-section.tsx'
import { WalletSection } from './wallet-section.tsx'

export default function AccountPanel() {
  const account = useAccount()
  if (account === null) return null
  return (
    <PanelBody className="grid grid-cols-1 content-start gap-3">
      {account.guest && <GuestSection />}
      <PasskeySection guest={account.guest} />
      <RecoverySection left={account.recoveryCodesLeft} guest={account.guest} />
      <WalletSection wallets={account.wallets} />
      <SessionSection />
      <SignOutSection guest={account.guest} />
    </PanelBody>
  )
}

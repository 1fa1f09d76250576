import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import KeyRound from 'lucide-react/icons/key-round'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { openApp } from '../../../lib/open-app.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt, recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { useStored, writeStored } from '../../../lib/storage.ts'
import { setupCopy, switcherCopy } from '../copy.ts'
import { useMakeVault } from '../use-make-vault.ts'
import { LateDepositDialog } from './late-deposit-dialog.tsx'
import { SetupCard } from './setup-card.tsx'

const SAFE_PASSKEY_COUNT = 2

/** Next steps of a new account, in a row under the chat; each does its thing right here. */
export default function SetupCards() {
  const account = useAccount()
  const { vault, vaults } = useSelectedVault()
  const { making, makeVault } = useMakeVault()
  const [depositOpen, setDepositOpen] = useState(false)
  const copiedKey = `addresses_copied:${account?.userId ?? ''}`
  const copied = useStored(copiedKey) !== null
  if (account === null || vault === null) return null
  const firstPasskey = account.guest ? setupCopy.keep : setupCopy.firstPasskey
  const safe = account.passkeyCount >= (account.wallets.length > 0 ? 1 : SAFE_PASSKEY_COUNT)
  const hasCodes = account.recoveryCodesLeft > 0
  const hasSecond = vaults.length > 1 && !making
  // Once everything is done the chat has the page to itself.
  if (copied && safe && hasCodes && hasSecond && !depositOpen) return null

  return (
    <>
      <ul
        aria-label={setupCopy.heading}
        className="mx-auto grid w-full max-w-240 flex-none grid-cols-4 gap-2 px-4 pt-2 pb-5 @max-3xl/chat:grid-cols-2 @max-3xl/chat:pb-3"
      >
        <SetupCard
          icon={<ArrowDownToLine size={16} />}
          words={setupCopy.addresses}
          done={copied}
          onPress={() => setDepositOpen(true)}
        />
        <SetupCard
          icon={<KeyRound size={16} />}
          words={account.passkeyCount === 0 ? firstPasskey : setupCopy.secondPasskey}
          done={safe}
          onPress={() => (safe ? openApp('account') : void addPasskeyPrompt.ask())}
        />
        <SetupCard
          icon={<LifeBuoy size={16} />}
          words={account.guest ? setupCopy.guestRecovery : setupCopy.recovery}
          done={hasCodes}
          onPress={() => (hasCodes ? openApp('account') : void recoveryCodesPrompt.ask())}
        />
        <SetupCard
          icon={<Plus size={16} />}
          words={making ? { ...setupCopy.another, title: switcherCopy.making } : setupCopy.another}
          done={hasSecond}
          disabled={hasSecond}
          busy={making}
          onPress={makeVault}
        />
      </ul>
      <LateDepositDialog
        vault={vault}
        open={depositOpen}
        onOpenChange={setDepositOpen}
        onCopied={() => writeStored(copiedKey, 'yes')}
      />
    </>
  )
}

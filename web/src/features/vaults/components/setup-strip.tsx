import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import KeyRound from 'lucide-react/icons/key-round'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt, recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { useStored, writeStored } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { setupCopy } from '../copy.ts'
import { type SetupStep, setupSteps } from '../setup-steps.ts'
import { LateDepositDialog } from './late-deposit-dialog.tsx'

const ICON: Readonly<Record<SetupStep, ReactNode>> = {
  keep: <KeyRound size={13} aria-hidden="true" />,
  passkey: <KeyRound size={13} aria-hidden="true" />,
  'second-passkey': <KeyRound size={13} aria-hidden="true" />,
  'recovery-codes': <KeyRound size={13} aria-hidden="true" />,
  addresses: <ArrowDownToLine size={13} aria-hidden="true" />,
}

/** Narrow: the next step alone, then two. */
const FITS = ['', '@max-[31rem]/setup:hidden', '@max-[41rem]/setup:hidden']

/** What is left to set up, in one line over the composer; gone when all is done or somebody dismissed it. */
export default function SetupStrip() {
  const account = useAccount()
  const { vault } = useSelectedVault()
  const [depositOpen, setDepositOpen] = useState(false)
  const userId = account?.userId ?? ''
  const copiedKey = `addresses_copied:${userId}`
  const dismissedKey = `setup_dismissed:${userId}`
  const copied = useStored(copiedKey) !== null
  const dismissed = useStored(dismissedKey) !== null
  if (account === null || vault === null) return null
  const steps = dismissed ? [] : setupSteps(account, copied)

  const take = (step: SetupStep) => {
    if (step === 'addresses') setDepositOpen(true)
    else if (step === 'recovery-codes') void recoveryCodesPrompt.ask()
    else void addPasskeyPrompt.ask()
  }
  return (
    <>
      {steps.length > 0 && (
        <div className="@container/setup mx-auto mb-2 w-full max-w-176">
          <div className="flex h-10 items-center gap-2 rounded-md border pr-1 pl-3 text-caption text-3">
            <span className="mr-auto truncate">{setupCopy.heading}</span>
            <ul aria-label={setupCopy.heading} className="flex gap-2">
              {steps.map((step, place) => (
                <li key={step} className={cx(FITS[place])}>
                  <Button
                    size={28}
                    icon={ICON[step]}
                    title={setupCopy[step].hint}
                    className="rounded-full!"
                    onClick={() => take(step)}
                  >
                    {setupCopy[step].title}
                  </Button>
                </li>
              ))}
            </ul>
            <IconButton
              label={setupCopy.dismiss}
              size={28}
              icon={<X size={14} />}
              onClick={() => writeStored(dismissedKey, 'yes')}
            />
          </div>
        </div>
      )}
      <LateDepositDialog
        vault={vault}
        open={depositOpen}
        onOpenChange={setDepositOpen}
        onCopied={() => writeStored(copiedKey, 'yes')}
      />
    </>
  )
}

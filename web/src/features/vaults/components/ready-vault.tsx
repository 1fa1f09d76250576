import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import Check from 'lucide-react/icons/check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt, recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { readyCopy } from '../ready-copy.ts'
import { DepositRows } from './deposit-rows.tsx'

export function ReadyVault({ vault, onContinue }: { vault: VaultView; onContinue: () => void }) {
  const account = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const codesSaved = (account?.recoveryCodesLeft ?? 0) > 0
  // The page changed under the reader: say the new title.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-up-soft text-up">
        <Check size={20} className="stroke-[2.2]" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {readyCopy.readyTitle}
      </h1>
      <p className="mt-1 mb-5 text-2">{readyCopy.readyBody(vaultTitle(vault))}</p>
      <Card padded={false}>
        <DepositRows vault={vault} opensWithCode={false} />
      </Card>
      <SecondWayIn passkeyCount={account?.passkeyCount ?? 0} />
      <div className="mt-5 flex flex-wrap items-center gap-2 max-md:grid">
        <Button variant="primary" size={40} className="max-md:h-12" onClick={onContinue}>
          {readyCopy.open}
        </Button>
        <Button
          variant="ghost"
          size={40}
          className="max-md:h-12"
          disabled={codesSaved}
          {...(codesSaved ? { icon: <Check size={16} aria-hidden="true" /> } : {})}
          onClick={() => void recoveryCodesPrompt.ask()}
        >
          {codesSaved ? readyCopy.recoverySaved : readyCopy.recovery}
        </Button>
      </div>
    </>
  )
}

function SecondWayIn({ passkeyCount }: { passkeyCount: number }) {
  if (passkeyCount > 1) return null
  const words = passkeyCount === 1 ? readyCopy.onePasskey : readyCopy.noPasskey
  return (
    <p className="mt-4 flex gap-2.5 text-caption leading-4.5 text-2">
      <ShieldCheck size={15} className="mt-px text-3" aria-hidden="true" />
      <span>
        {words.before}
        <TextButton className="touch-target" onClick={() => void addPasskeyPrompt.ask()}>
          {words.link}
        </TextButton>
        {words.after}
      </span>
    </p>
  )
}

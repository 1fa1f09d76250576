import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { settingsCopy } from '../copy.ts'

/** Tells a guest before the press that it ends at a passkey, with the way to one. Nothing for anybody else. */
export function PasskeyFirst({ why }: { why: string }) {
  const account = useAccount()
  if (!account?.guest) return null
  return (
    <p className="mt-1 text-caption text-2">
      {why}{' '}
      <TextButton className="touch-target" onClick={() => void addPasskeyPrompt.ask()}>
        {settingsCopy.passkeyFirst}
      </TextButton>
    </p>
  )
}

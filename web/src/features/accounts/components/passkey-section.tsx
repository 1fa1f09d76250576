import Plus from 'lucide-react/icons/plus'
import { errorText } from '../../../lib/api/api-error.ts'
import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { usePasskeys } from '../api/list-passkeys.ts'
import { accountCopy, guestCopy } from '../copy.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { SectionRows } from './section-rows.tsx'

export function PasskeySection({ guest }: { guest: boolean }) {
  const passkeys = usePasskeys()
  const add = (
    <Button
      size={28}
      className="max-md:h-11"
      icon={<Plus size={14} aria-hidden="true" />}
      onClick={() => void addPasskeyPrompt.ask()}
    >
      {accountCopy.addPasskey}
    </Button>
  )
  return (
    <Card as="section" aria-label={accountCopy.passkeys}>
      <CardHead title={accountCopy.passkeys} end={add} />
      <p className="mt-1 text-caption text-3">{accountCopy.passkeysHint}</p>
      {passkeys.isPending && <SkeletonRows rows={2} rowHeight={52} className="mt-2" />}
      {passkeys.isError && (
        <ErrorState
          className="mt-3"
          message={errorText(passkeys.error, accountCopy.loadFailed)}
          retrying={passkeys.isFetching}
          onRetry={() => void passkeys.refetch()}
        />
      )}
      {passkeys.data?.length === 0 && (
        <p className="mt-3 text-2">
          {accountCopy.noPasskeys}. {guest ? guestCopy.noPasskeysHint : accountCopy.noPasskeysHint}
        </p>
      )}
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <SectionRows>
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </SectionRows>
      )}
    </Card>
  )
}

import type { VaultView } from '@windhover/core/vaults/contract'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useSetUpKey } from '../api/change-vault-keys.ts'
import { settingsCopy } from '../copy.ts'
import { KeyField } from './key-field.tsx'
import { KeyList } from './key-list.tsx'
import { PasskeyFirst } from './passkey-first.tsx'

/** R1-118, R1-119: the key this browser holds for the selected vault. */
export function VaultKeyCard({ vault }: { vault: VaultView }) {
  const vaultId = vault.tokenId
  const stored = useVaultKey(vaultId)
  return (
    <Card as="section" aria-label={settingsCopy.keyTitle} className="pt-3.5!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{settingsCopy.keyTitle}</h3>
        <p className="flex items-start gap-1.5 text-caption text-down">
          <TriangleAlert size={13} className="mt-[1.5px]" aria-hidden="true" />
          {settingsCopy.keyWarning}
        </p>
      </div>
      <div className="mt-2.5">
        {stored === undefined && <Skeleton height={32} />}
        {stored === null && <MissingKey vaultId={vaultId} />}
        {stored === null && vault.hasApiKey && <PasskeyFirst why={settingsCopy.secondKeyNeedsPasskey} />}
        {stored && <KeyField key={stored.apiKeyHash} vaultId={vaultId} />}
        {stored && <PasskeyFirst why={settingsCopy.keyNeedsPasskey} />}
      </div>
      <KeyList vaultId={vaultId} ownHash={stored?.apiKeyHash ?? null} />
    </Card>
  )
}

function MissingKey({ vaultId }: { vaultId: string }) {
  const setUp = useSetUpKey(vaultId)
  const silent = setUp.error === null || setUp.error instanceof StepUpCancelled
  // Said by the promise: this place gives way to the key as soon as it is saved.
  const run = () =>
    setUp.mutateAsync().then(
      () => toast.success({ title: settingsCopy.setUpDone }),
      () => undefined,
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border bg-inset py-2 pr-2 pl-3">
        <p className="min-w-48 flex-1 text-2">{settingsCopy.notFound}</p>
        <Button
          className="max-md:h-11"
          loading={setUp.isPending}
          loadingLabel={settingsCopy.settingUp}
          onClick={run}
        >
          {settingsCopy.setUp}
        </Button>
      </div>
      <div role="alert">
        {!silent && <FieldError>{errorText(setUp.error, settingsCopy.setUpFailed)}</FieldError>}
      </div>
    </>
  )
}

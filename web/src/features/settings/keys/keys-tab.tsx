import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import type { OwnerView } from '@windhover/core/authority/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import Lock from 'lucide-react/icons/lock'
import { errorText } from '../../../lib/api/api-error.ts'
import { useEveryMinute } from '../../../lib/use-every-minute.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { safetyCopy } from '../safety-copy.ts'
import { keysCopy } from './keys-copy.ts'
import { LentKeysCard } from './lent-keys-card.tsx'
import { listLentKeys, listOwnerKeys, listWaitingKeys } from './list-keys.ts'
import { OwnerKeysCard } from './owner-keys-card.tsx'
import { useOwner, usePasskeys, useThisDevice } from './read-owner.ts'
import { RecoveryBanner } from './recovery-banner.tsx'
import { TogetherCard } from './together-card.tsx'

/** Settings > Safety > Keys and devices: who owns the vaults, and who was lent what. */
export default function KeysTab({ vault }: { readonly vault: VaultView }) {
  const owner = useOwner()
  const passkeys = usePasskeys()
  const deviceId = useThisDevice()
  if (owner.isError && owner.data === undefined) {
    return (
      <ErrorState
        message={errorText(owner.error, keysCopy.loadFailed)}
        retrying={owner.isFetching}
        onRetry={() => void owner.refetch()}
      />
    )
  }
  // Without the names of passkeys it can be read; that they come later must not move what is pressed.
  if (owner.data === undefined || passkeys.isPending || deviceId === null) {
    return (
      <Card as="section">
        <SkeletonRows rows={4} rowHeight={52} label={safetyCopy.loadingKeys} />
      </Card>
    )
  }
  return <Keys {...{ vault, deviceId }} owner={owner.data} passkeys={passkeys.data ?? []} />
}

type KeysProps = {
  readonly vault: VaultView
  readonly owner: OwnerView
  readonly passkeys: readonly PasskeyView[]
  readonly deviceId: string
}

function Keys({ vault, owner, passkeys, deviceId }: KeysProps) {
  const nowMs = useEveryMinute()
  const ownerKeys = listOwnerKeys(owner, { nowMs, deviceId, passkeys })
  const lentKeys = listLentKeys(owner, { nowMs, deviceId })
  return (
    <div className="grid grid-cols-1 gap-3">
      {listWaitingKeys(owner, nowMs).map((waiting) => (
        <RecoveryBanner key={waiting.keyId} waiting={waiting} />
      ))}
      <OwnerKeysCard owner={owner} keys={ownerKeys} nowMs={nowMs} />
      <LentKeysCard vault={vault} keys={lentKeys} nowMs={nowMs} />
      <TogetherCard vaultId={vault.tokenId} />
      <p className="flex items-start gap-2 px-1 text-caption text-3">
        <Lock size={13} aria-hidden="true" className="mt-0.5 flex-none" />
        {keysCopy.foot}
      </p>
    </div>
  )
}

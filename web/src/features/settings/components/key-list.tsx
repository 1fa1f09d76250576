import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useVaultKeys } from '../api/list-vault-keys.ts'
import { settingsCopy } from '../copy.ts'
import { KeyRow } from './key-row.tsx'

type KeyListProps = { readonly vaultId: string; readonly ownHash: string | null }

export function KeyList({ vaultId, ownHash }: KeyListProps) {
  const [open, setOpen] = useState(false)
  const listId = `keys-of-${vaultId}`
  return (
    <div className="mt-3 -mb-2 border-t">
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="flex h-10 w-full items-center gap-2 rounded-sm text-left font-medium text-2 hover-step hover:text-1 max-md:h-11"
        >
          {settingsCopy.keysTitle}
          <ChevronDown
            size={15}
            aria-hidden="true"
            className={cx('ml-auto text-3 transition-transform duration-(--dur-2)', open && 'rotate-180')}
          />
        </button>
      </h4>
      <div id={listId} hidden={!open}>
        {open && <OpenList vaultId={vaultId} ownHash={ownHash} />}
      </div>
    </div>
  )
}

function OpenList({ vaultId, ownHash }: KeyListProps) {
  const keys = useVaultKeys(vaultId)
  const [showRevoked, setShowRevoked] = useState(false)
  if (keys.isPending) return <SkeletonRows rows={2} rowHeight={52} />
  if (keys.isError) {
    return (
      <ErrorState
        className="mb-2"
        message={errorText(keys.error, settingsCopy.loadFailed)}
        retrying={keys.isFetching}
        onRetry={() => void keys.refetch()}
      />
    )
  }
  const live = keys.data.filter((key) => key.revokedAt === null)
  const revoked = keys.data.filter((key) => key.revokedAt !== null)
  const rows = showRevoked ? [...live, ...revoked] : live
  return (
    <div className="pb-2">
      <p className="text-caption text-3">
        {live.length === 0 ? settingsCopy.keysEmpty : settingsCopy.keysHint}
      </p>
      <ul className="mt-1 divide-y divide-line-subtle">
        {rows.map((key) => (
          <KeyRow key={key.keyId} vaultId={vaultId} vaultKey={key} own={key.apiKeyHash === ownHash} />
        ))}
      </ul>
      {revoked.length > 0 && !showRevoked && (
        <Button
          size={28}
          variant="ghost"
          className="mt-1 -ml-2.5 max-md:h-11"
          onClick={() => setShowRevoked(true)}
        >
          {settingsCopy.showRevoked(revoked.length)}
        </Button>
      )}
    </div>
  )
}

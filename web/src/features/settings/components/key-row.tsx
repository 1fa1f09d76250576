import type { VaultKeyView } from '@windhover/core/vaults/key-contract'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatAgo, formatDay } from '../../../lib/format-when.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast.tsx'
import { useRevokeKey, useRotateKey } from '../api/change-vault-keys.ts'
import { settingsCopy } from '../copy.ts'

type KeyRowProps = { readonly vaultId: string; readonly vaultKey: VaultKeyView; readonly own: boolean }

export function KeyRow({ vaultId, vaultKey, own }: KeyRowProps) {
  const { label, hint, createdAt, lastUsedAt, revokedAt } = vaultKey
  const used = lastUsedAt === null ? settingsCopy.neverUsed : settingsCopy.used(formatAgo(lastUsedAt))
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className={cx('min-w-40 flex-1', revokedAt !== null && 'text-3')}>
        <div className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{label}</span>
          {own && revokedAt === null && <Badge tone="up">{settingsCopy.thisBrowser}</Badge>}
          {revokedAt !== null && <Badge>{settingsCopy.revoked}</Badge>}
        </div>
        <div className="text-caption text-3">
          <span className="mono">…{hint}</span>, {settingsCopy.made(formatDay(createdAt))}, {used}
        </div>
      </div>
      {revokedAt === null && (
        <div className="flex gap-2 @max-narrow/panel:w-full @max-narrow/panel:[&>button]:flex-1">
          {own && <RotateButton vaultId={vaultId} vaultKey={vaultKey} />}
          <RevokeButton vaultId={vaultId} vaultKey={vaultKey} />
        </div>
      )}
    </li>
  )
}

type KeyActProps = Pick<KeyRowProps, 'vaultId' | 'vaultKey'>

function RotateButton({ vaultId, vaultKey }: KeyActProps) {
  const rotate = useRotateKey(vaultId)
  // Said by the promise: this row is gone as soon as the new key is saved.
  const run = () =>
    rotate.mutateAsync(vaultKey.keyId).then(
      () => toast.success({ title: settingsCopy.rotated }),
      (error: unknown) =>
        error instanceof StepUpCancelled ||
        toast.error({ title: errorText(error, settingsCopy.rotateFailed) }),
    )
  return (
    <Button
      size={28}
      className="max-md:h-11"
      aria-label={`${settingsCopy.rotate} ${vaultKey.label}`}
      loading={rotate.isPending}
      loadingLabel={settingsCopy.rotating}
      onClick={run}
    >
      {settingsCopy.rotate}
    </Button>
  )
}

function RevokeButton({ vaultId, vaultKey }: KeyActProps) {
  const [asking, setAsking] = useState(false)
  const revoke = useRevokeKey(vaultId)
  const run = () =>
    revoke
      .mutateAsync(vaultKey)
      .then(
        () => toast.success({ title: settingsCopy.revokedToast }),
        (error: unknown) => toast.error({ title: errorText(error, settingsCopy.revokeFailed) }),
      )
      .finally(() => setAsking(false))
  return (
    <>
      <Button
        size={28}
        variant="danger"
        className="max-md:h-11"
        aria-label={`${settingsCopy.revoke} ${vaultKey.label}`}
        onClick={() => setAsking(true)}
      >
        {settingsCopy.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={settingsCopy.revokeTitle}
        description={settingsCopy.revokeBody(vaultKey.label)}
        confirmLabel={settingsCopy.revokeConfirm}
        cancelLabel={settingsCopy.keep}
        busy={revoke.isPending}
        busyLabel={settingsCopy.revoking}
        onConfirm={run}
      />
    </>
  )
}

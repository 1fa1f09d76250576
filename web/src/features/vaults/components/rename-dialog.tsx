import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { useChangeVault } from '../api/change-vault.ts'
import { lookCopy } from '../look-copy.ts'
import { VaultLookFields } from './vault-look-fields.tsx'

type RenameDialogProps = {
  readonly vault: VaultView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The same fields as in Settings, from the vault switcher. */
export default function RenameDialog({ vault, open, onOpenChange }: RenameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={lookCopy.dialogTitle}>
      {open && <RenameForm vault={vault} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function RenameForm({ vault, onClose }: { vault: VaultView; onClose: () => void }) {
  const [name, setName] = useState(vault.name ?? '')
  const [color, setColor] = useState(vault.color)
  const { mutate, isPending, error } = useChangeVault(vault.tokenId)
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ name, color }, { onSuccess: onClose })
      }}
    >
      <DialogBody>
        <VaultLookFields
          vaultId={vault.tokenId}
          name={name}
          onName={setName}
          color={color}
          onColor={setColor}
          problem={error === null ? undefined : errorText(error, lookCopy.saveFailed)}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{lookCopy.cancel}</Button>
        <Button type="submit" variant="primary" loading={isPending} loadingLabel={lookCopy.saving}>
          {lookCopy.save}
        </Button>
      </DialogFoot>
    </form>
  )
}

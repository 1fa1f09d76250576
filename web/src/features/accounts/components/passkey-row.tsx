import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { formatDay } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { accountCopy } from '../copy.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyForm } from './rename-passkey-form.tsx'
import { SectionRow } from './section-rows.tsx'

export function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [renaming, setRenaming] = useState(false)
  const [removing, setRemoving] = useState(false)
  if (renaming) {
    return (
      <li className="py-2">
        <RenamePasskeyForm passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    )
  }
  return (
    <>
      <SectionRow
        icon={<PasskeyIcon size={16} />}
        title={passkey.name}
        badge={<Badge>{passkey.synced ? accountCopy.synced : accountCopy.thisDeviceOnly}</Badge>}
        caption={accountCopy.added(formatDay(passkey.createdAt))}
        actions={
          <>
            <IconButton
              size={28}
              label={`${accountCopy.rename} ${passkey.name}`}
              icon={<Pencil size={14} />}
              onClick={() => setRenaming(true)}
            />
            <IconButton
              size={28}
              label={`${accountCopy.remove} ${passkey.name}`}
              icon={<Trash2 size={14} />}
              onClick={() => setRemoving(true)}
            />
          </>
        }
      />
      <RemovePasskeyDialog passkey={passkey} open={removing} onClose={() => setRemoving(false)} />
    </>
  )
}

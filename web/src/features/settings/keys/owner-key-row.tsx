import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatDay } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { OwnerKeyIcon } from './key-icon.tsx'
import { KeyLine } from './key-line.tsx'
import { keysCopy } from './keys-copy.ts'
import type { OwnerKey } from './list-keys.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

export function OwnerKeyRow({ owned, nowMs }: { readonly owned: OwnerKey; readonly nowMs: number }) {
  const [asking, setAsking] = useState(false)
  const { name, key, isThis, isRevocable, lentTo } = owned
  return (
    <li>
      <KeyLine
        icon={<OwnerKeyIcon rootKey={key} name={name} />}
        name={name}
        badge={
          <>
            {isThis && <Badge tone="up">{keysCopy.thisOne}</Badge>}
            {key.type === 'wallet' && <Badge tone="line">{keysCopy.wallet}</Badge>}
          </>
        }
        caption={<Caption owned={owned} nowMs={nowMs} />}
        actions={isRevocable && <RevokeAct owned={owned} onPress={() => setAsking(true)} />}
      />
      <RevokeDialog
        sort="root"
        subject={owned}
        consequence={keysCopy.revokeOwner(name)}
        more={lentTo.length > 0 && <p className="text-2 wrap-anywhere">{keysCopy.endsToo(lentTo)}</p>}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

/** The key in use is a step further away: it is the last one that anybody wants to revoke by mistake. */
function RevokeAct({ owned, onPress }: { readonly owned: OwnerKey; readonly onPress: () => void }) {
  if (!owned.isThis) {
    return (
      <Button
        size={28}
        className="max-md:h-11"
        aria-label={`${keysCopy.revoke} ${owned.name}`}
        onClick={onPress}
      >
        {keysCopy.revoke}
      </Button>
    )
  }
  const trigger = (
    <IconButton
      size={28}
      className="max-md:size-11"
      label={keysCopy.more(owned.name)}
      icon={<Ellipsis size={16} />}
    />
  )
  return (
    <DropdownMenu trigger={trigger} align="end">
      <MenuItem onSelect={onPress}>{keysCopy.revoke}</MenuItem>
    </DropdownMenu>
  )
}

function Caption({ owned, nowMs }: { readonly owned: OwnerKey; readonly nowMs: number }) {
  const { acceptedAt, usedAt } = owned
  const iso = (ms: number) => new Date(ms).toISOString()
  const used = usedAt === null ? keysCopy.neverUsed : keysCopy.used(formatAgo(iso(usedAt), nowMs))
  return (
    <>
      {kindOf(owned)}, {keysCopy.added(formatDay(iso(acceptedAt), nowMs))}, {used}
    </>
  )
}

function kindOf({ key, isSynced }: OwnerKey): ReactNode {
  if (key.type === 'wallet') return <span className="mono">{shortenAddress(key.address)}</span>
  if (key.type === 'device') return keysCopy.thisBrowser
  return isSynced === true ? keysCopy.synced : keysCopy.oneDevice
}

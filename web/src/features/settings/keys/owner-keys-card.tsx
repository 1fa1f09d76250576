import type { OwnerView } from '@windhover/core/authority/contract'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Plus from 'lucide-react/icons/plus'
import { deviceErrors } from '../../../lib/authority/device-errors.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { addPasskeyPrompt, recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { CardTitle } from './card-title.tsx'
import { useAndRefresh } from './change-keys.ts'
import { KeyLine } from './key-line.tsx'
import { keysCopy } from './keys-copy.ts'
import type { OwnerKey } from './list-keys.ts'
import { OwnerKeyRow } from './owner-key-row.tsx'

type OwnerKeysCardProps = {
  readonly owner: OwnerView
  readonly keys: readonly OwnerKey[]
  readonly nowMs: number
}

export function OwnerKeysCard({ owner, keys, nowMs }: OwnerKeysCardProps) {
  const add = useAndRefresh(() => addPasskeyPrompt.ask())
  const isGuest = keys.some(({ key }) => key.type === 'device')
  const isLost = isGuest && !keys.some(({ isThis }) => isThis)
  return (
    <Card as="section" aria-label={keysCopy.owners} className="pb-2!">
      <CardHead
        title={<CardTitle title={keysCopy.owners} hint={keysCopy.ownersHint} />}
        end={
          !isLost && (
            <Button
              size={28}
              className="max-md:h-11"
              icon={<Plus size={14} aria-hidden="true" />}
              onClick={add}
            >
              {keysCopy.addKey}
            </Button>
          )
        }
      />
      {isGuest && (
        <p className="mt-1 text-caption text-2">
          {isLost ? deviceErrors.guestKeyLost().message : keysCopy.guest}
        </p>
      )}
      <ul className="mt-1 divide-y divide-line-subtle">
        {keys.map((owned) => (
          <OwnerKeyRow key={owned.keyId} owned={owned} nowMs={nowMs} />
        ))}
        <CodesRow owner={owner} nowMs={nowMs} />
      </ul>
    </Card>
  )
}

function CodesRow({ owner, nowMs }: { readonly owner: OwnerView; readonly nowMs: number }) {
  const make = useAndRefresh(() => recoveryCodesPrompt.ask())
  const { codesLeft, codeUsedAt } = owner
  const hasCodes = codesLeft > 0 || codeUsedAt !== null
  return (
    <li>
      <KeyLine
        icon={
          <IconTile>
            <LifeBuoy size={16} />
          </IconTile>
        }
        name={keysCopy.codes}
        caption={hasCodes ? describeCodes(codesLeft, codeUsedAt, nowMs) : keysCopy.codesNone}
        actions={
          <Button size={28} className="max-md:h-11" onClick={make}>
            {hasCodes ? keysCopy.makeNew : keysCopy.makeCodes}
          </Button>
        }
      />
    </li>
  )
}

function describeCodes(left: number, usedAt: number | null, nowMs: number): string {
  const used = usedAt === null ? [] : [keysCopy.codeUsed(formatAgo(new Date(usedAt).toISOString(), nowMs))]
  return `${[keysCopy.codesLeft(left), ...used].join(', ')}. ${keysCopy.codesWait}`
}

import type { VaultView } from '@windhover/core/vaults/contract'
import Laptop from 'lucide-react/icons/laptop'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddProgramDialog } from './add-program-dialog.tsx'
import { CardTitle } from './card-title.tsx'
import { keysCopy } from './keys-copy.ts'
import { LentKeyRow } from './lent-key-row.tsx'
import type { LentKey } from './list-keys.ts'

type LentKeysCardProps = {
  readonly vault: VaultView
  readonly keys: readonly LentKey[]
  readonly nowMs: number
}

export function LentKeysCard({ vault, keys, nowMs }: LentKeysCardProps) {
  const [adding, setAdding] = useState(false)
  return (
    <Card as="section" aria-label={keysCopy.lent} className="pb-1!">
      <CardHead
        title={<CardTitle title={keysCopy.lent} hint={keysCopy.lentHint} />}
        end={
          <Button
            size={28}
            className="max-md:h-11"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {keysCopy.addProgram}
          </Button>
        }
      />
      {keys.length === 0 ? (
        <EmptyState
          className="py-6!"
          icon={<Laptop size={24} />}
          title={keysCopy.lentEmpty}
          hint={keysCopy.lentEmptyHint}
        />
      ) : (
        <ul className="mt-1 divide-y divide-line-subtle">
          {keys.map((lent) => (
            <LentKeyRow key={lent.keyId} lent={lent} nowMs={nowMs} />
          ))}
        </ul>
      )}
      <AddProgramDialog vault={vault} open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}

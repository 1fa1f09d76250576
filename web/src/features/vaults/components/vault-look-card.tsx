import { readVaultName } from '@windhover/core/vaults/change-vault'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import type { FeatureSlots } from '../../../lib/feature.ts'
import { Card } from '../../../ui/card.tsx'
import { useChangeVault } from '../api/change-vault.ts'
import { lookCopy } from '../look-copy.ts'
import { VaultLookFields } from './vault-look-fields.tsx'

/** The section of Settings: a name is saved when its field is left, a colour at once. */
export default function VaultLookCard({ vault }: FeatureSlots['vaultLook']) {
  const { mutate, variables, isPending, isSuccess, error } = useChangeVault(vault.tokenId)
  const [typed, setTyped] = useState<string | null>(null)
  const saveName = () => {
    if (typed === null || readVaultName(typed) === vault.name) return setTyped(null)
    mutate({ name: typed }, { onSuccess: () => setTyped(null) })
  }
  return (
    <Card as="section" aria-label={lookCopy.title} className="pt-3.5!">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{lookCopy.title}</h3>
        <span role="status" className="flex items-center gap-1 text-caption text-3">
          {isPending && lookCopy.saving}
          {isSuccess && (
            <>
              <Check size={13} aria-hidden="true" />
              {lookCopy.saved}
            </>
          )}
        </span>
      </div>
      <VaultLookFields
        vaultId={vault.tokenId}
        name={typed ?? vault.name ?? ''}
        onName={setTyped}
        onNameEnd={saveName}
        color={isPending && variables.color !== undefined ? variables.color : vault.color}
        onColor={(color) => mutate({ color })}
        problem={error === null ? undefined : errorText(error, lookCopy.saveFailed)}
      />
    </Card>
  )
}

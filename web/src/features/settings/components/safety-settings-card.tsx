import type { VaultSettings } from '@windhover/core/settings/contract'
import { useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useSave } from '../use-save.ts'
import { SafetyRow } from './safety-row.tsx'

type SafetySettingsCardProps = {
  readonly vaultId: string
  /** Null while nobody knows them: a switch must not show what may not hold. */
  readonly settings: VaultSettings | null
  readonly onOpenSafety: () => void
  readonly returned: boolean
}

/** R1-123, R1-124 */
export function SafetySettingsCard({ vaultId, settings, onOpenSafety, returned }: SafetySettingsCardProps) {
  const save = useSave(vaultId)
  return (
    <Card as="section" aria-label={vaultSettingsCopy.safetyTitle} className="pt-3.5!">
      <h3 className="mb-3 font-semibold">{vaultSettingsCopy.safetyTitle}</h3>
      <div className="grid gap-2.5 divide-y divide-line-subtle *:not-last:pb-2.5">
        {settings !== null && (
          <>
            <SwitchRow
              title={vaultSettingsCopy.safeMode}
              hint={vaultSettingsCopy.safeModeHint}
              checked={settings.safeMode}
              onChange={(safeMode) => save({ safeMode })}
            />
            <SwitchRow
              title={vaultSettingsCopy.quickBuy}
              hint={vaultSettingsCopy.quickBuyHint}
              // C12: one is the opposite of the other.
              checked={!settings.showQuickBuy}
              onChange={(disabled) => save({ showQuickBuy: !disabled })}
            />
          </>
        )}
        <SafetyRow vaultId={vaultId} onOpen={onOpenSafety} returned={returned} />
      </div>
    </Card>
  )
}

type SwitchRowProps = {
  readonly title: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function SwitchRow({ title, hint, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-medium">
          {title}
        </p>
        <p id={`${id}-hint`} className="text-caption text-3">
          {hint}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
      />
    </div>
  )
}

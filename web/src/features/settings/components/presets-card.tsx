import type { SettingsChange, VaultSettings } from '@windhover/core/settings/contract'
import { Card } from '../../../ui/card.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useSave } from '../use-save.ts'
import { PresetField } from './preset-field.tsx'

type Presets = VaultSettings['buyPresets']
type PresetName = keyof Presets

/** R1-261, R1-262 */
const FIELDS: readonly {
  readonly name: PresetName
  readonly unit: string
  readonly step: number
  readonly placeholder?: string
  readonly read: (presets: Presets) => number
  readonly write: (value: number) => SettingsChange['buyPresets']
}[] = [
  {
    name: 'trenches',
    unit: 'SOL',
    step: 0.01,
    placeholder: '0.1',
    read: ({ trenches: [only] }) => only,
    write: (value) => ({ trenches: [value] }),
  },
  {
    name: 'promptBuy',
    unit: 'SOL',
    step: 0.01,
    read: ({ promptBuy }) => promptBuy,
    write: (promptBuy) => ({ promptBuy }),
  },
  {
    name: 'ethereum',
    unit: 'ETH',
    step: 0.01,
    read: ({ ethereum }) => ethereum,
    write: (ethereum) => ({ ethereum }),
  },
  { name: 'hedera', unit: 'HBAR', step: 1, read: ({ hedera }) => hedera, write: (hedera) => ({ hedera }) },
]

/** R1-121 */
export function PresetsCard({ vaultId, settings }: { vaultId: string; settings: VaultSettings }) {
  const save = useSave(vaultId)
  return (
    <Card as="section" aria-label={vaultSettingsCopy.presetsTitle} className="pt-3.5!">
      <h3 className="font-semibold">{vaultSettingsCopy.presetsTitle}</h3>
      <div className="mt-2.5 grid grid-cols-4 gap-3 max-md:grid-cols-2 @max-narrow/panel:grid-cols-2">
        {FIELDS.map(({ name, read, write, ...field }) => (
          <PresetField
            key={name}
            {...field}
            label={vaultSettingsCopy.presets[name]}
            saved={read(settings.buyPresets)}
            onSave={(value) => save({ buyPresets: write(value) })}
          />
        ))}
      </div>
    </Card>
  )
}

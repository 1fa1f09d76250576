import type { VaultSettings } from '@windhover/core/settings/contract'
import { SLIPPAGE_RANGES } from '@windhover/core/settings/slippage'
import { Card } from '../../../ui/card.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useSave } from '../use-save.ts'
import { SlippageSlider } from './slippage-slider.tsx'

const SLIDERS = [
  { name: 'swap', field: 'swapSlippage' },
  { name: 'pump', field: 'pumpSlippage' },
  { name: 'lp', field: 'lpSlippage' },
  { name: 'trenches', field: 'trenchesSlippage' },
] as const

/** R1-120 */
export function SlippageCard({ vaultId, settings }: { vaultId: string; settings: VaultSettings }) {
  const save = useSave(vaultId)
  return (
    <Card as="section" aria-label={vaultSettingsCopy.slippageTitle} className="pt-3.5!">
      <h3 className="font-semibold">{vaultSettingsCopy.slippageTitle}</h3>
      <p className="text-caption text-3">{vaultSettingsCopy.slippageLater}</p>
      <div className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 max-md:grid-cols-1 max-md:gap-y-5 @max-narrow/panel:grid-cols-1">
        {SLIDERS.map(({ name, field }) => (
          <SlippageSlider
            key={name}
            title={vaultSettingsCopy.slippage[name]}
            saved={settings[field]}
            max={SLIPPAGE_RANGES[name].max}
            onSave={(percent) => save({ [field]: percent })}
          />
        ))}
      </div>
    </Card>
  )
}

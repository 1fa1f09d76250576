import { SLIPPAGE_STEP, type SlippageBand, slippageBand } from '@windhover/core/settings/slippage'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useDraft } from '../use-draft.ts'

const TONES: Readonly<Record<SlippageBand, BadgeTone>> = { Low: 'info', Normal: 'neutral', High: 'warn' }
/** Keys are pressed many times in a row; a hand lets go once. */
const SAVE_AFTER_MS = 300

type SlippageSliderProps = {
  readonly title: string
  readonly saved: number
  readonly max: number
  readonly onSave: (percent: number) => void
}

export function SlippageSlider({ title, saved, max, onSave }: SlippageSliderProps) {
  const { shown, hold, release } = useDraft({ saved, delayMs: SAVE_AFTER_MS, onSave })
  const percent = `${shown.toFixed(1)}%`
  const band = slippageBand(shown)
  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-center gap-2">
        <span className="min-w-0 flex-1">{title}</span>
        <Badge tone={TONES[band]}>{band}</Badge>
        <span className="num w-12 text-right font-semibold">{percent}</span>
      </div>
      <Slider
        label={vaultSettingsCopy.slippageLabel(title)}
        value={shown}
        min={0}
        max={max}
        step={SLIPPAGE_STEP}
        valueText={vaultSettingsCopy.slippageValue(percent, band)}
        onValueChange={(value) => hold(Math.round(value * 10) / 10)}
        onValueCommit={release}
      />
      <div className="num flex justify-between text-micro text-3" aria-hidden="true">
        <span>0</span>
        <span>{max}</span>
      </div>
    </div>
  )
}

import { TextField } from '../../../ui/text-field.tsx'
import { readPreset } from '../read-preset.ts'
import { useDraft } from '../use-draft.ts'

const SAVE_AFTER_MS = 700

type PresetFieldProps = {
  readonly label: string
  readonly unit: string
  readonly step: number
  readonly placeholder?: string
  readonly saved: number
  readonly onSave: (value: number) => void
}

/** Saved when the typing stops. What is no amount stays with what is wrong about it, and is not saved. */
export function PresetField({ label, unit, step, placeholder, saved, onSave }: PresetFieldProps) {
  const { shown, hold, release, discard } = useDraft({
    saved: String(saved),
    delayMs: SAVE_AFTER_MS,
    onSave: (text) => {
      const { value } = readPreset(text, step)
      if (value !== null && value !== saved) onSave(value)
    },
  })
  const change = (text: string) => (readPreset(text, step).value === null ? hold(text) : release(text))
  return (
    <TextField
      type="number"
      inputMode="decimal"
      label={label}
      suffix={unit}
      min={0}
      step={step}
      placeholder={placeholder}
      value={shown}
      error={readPreset(shown, step).problem}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (shown === '') discard()
      }}
      // The steppers would stand between the figure and its unit; the arrow keys do the same.
      className="num [&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
    />
  )
}

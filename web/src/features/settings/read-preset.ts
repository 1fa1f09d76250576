import { vaultSettingsCopy } from './settings-copy.ts'

const PRESET_MAX = 1_000_000_000
const CLOSE = 1e-6

type PresetText =
  | { readonly value: number; readonly problem: null }
  | { readonly value: null; readonly problem: string | null }

/** R1-260, R1-261. An empty field is no mistake, only nothing to save. */
export function readPreset(text: string, step: number): PresetText {
  if (text.trim() === '') return { value: null, problem: null }
  const value = Number(text)
  if (!(value >= 0)) return { value: null, problem: vaultSettingsCopy.presetTooLow }
  if (value > PRESET_MAX) return { value: null, problem: vaultSettingsCopy.presetTooHigh }
  const steps = value / step
  if (Math.abs(steps - Math.round(steps)) > CLOSE * Math.max(1, steps)) {
    return { value: null, problem: vaultSettingsCopy.presetStep(step) }
  }
  return { value, problem: null }
}

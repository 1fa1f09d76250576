const PRESET_STEPS = [0.5, 1, 2] as const
const PRESET_DECIMALS = 9

/** Half of what the person set, all of it, twice as much: in whole units, no longer than the coin's decimals. */
export function presetAmounts(preset: number, decimals: number): readonly string[] {
  const texts = PRESET_STEPS.map((step) => {
    const [whole = '0', fraction = ''] = (preset * step)
      .toFixed(Math.min(decimals, PRESET_DECIMALS))
      .split('.')
    const digits = fraction.replace(/0+$/, '')
    return digits === '' ? whole : `${whole}.${digits}`
  })
  return [...new Set(texts)].filter((text) => Number(text) > 0)
}

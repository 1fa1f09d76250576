/** R1-255 to R1-259, in percent. */
export const SLIPPAGE_STEP = 0.1
export const SLIPPAGE_RANGES = {
  swap: { max: 25 },
  pump: { max: 40 },
  lp: { max: 20 },
  trenches: { max: 25 },
} as const

export type SlippageBand = 'Low' | 'Normal' | 'High'

/** R1-263 */
export function slippageBand(pct: number): SlippageBand {
  if (pct < 0.5) return 'Low'
  return pct > 5 ? 'High' : 'Normal'
}

/** Points for each, and how many of a day count (UTC), so that nobody talks or trades in circles to the top. */
export const AURA = {
  prompt: { points: 1, perDayMax: 50 },
  trade: { points: 20, perDayMax: 20 },
  tradedReferral: { points: 250 },
} as const

/** What a vault did, days cut to what counts of them. */
export type AuraFacts = {
  readonly prompts: number
  readonly trades: number
  /** People it brought here who have traded. */
  readonly tradedReferrals: number
}

export function auraOf({ prompts, trades, tradedReferrals }: AuraFacts): number {
  return (
    prompts * AURA.prompt.points + trades * AURA.trade.points + tradedReferrals * AURA.tradedReferral.points
  )
}

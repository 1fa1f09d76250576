import type { FundingRates, Liquidations, OpenInterest } from '@windhover/core/intelligence/derivatives-facts'

/** Null where no exchange has a perpetual of that coin. */
export type DerivativesFacts = {
  readonly getFunding: (symbol: string) => Promise<FundingRates | null>
  readonly getOpenInterest: (symbol: string) => Promise<OpenInterest | null>
  readonly getLiquidations: (symbol: string) => Promise<Liquidations | null>
}

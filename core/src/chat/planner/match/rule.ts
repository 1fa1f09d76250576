import type { ChainId } from '../../../chains/chain.ts'
import type { Plan } from '../plan.ts'
import type { Filled } from './match-pattern.ts'

/** What was said beside the request itself, and how. */
export type Aside = {
  readonly chain?: ChainId
  readonly slippage?: number
}

/** One kind of request: how people say it and what it comes to. Null where the words fit and the sense does not. */
export type Rule = {
  readonly patterns: readonly string[]
  /** A rule that takes no chain is not met by a request that names one. */
  readonly takes?: readonly (keyof Aside)[]
  readonly read: (filled: Filled, aside: Aside) => Plan | null
}

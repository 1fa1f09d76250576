import type { Findings } from '@windhover/core/alpha/findings'
import type { ChainId } from '@windhover/core/chains/chain'

export type Place = { readonly chain: ChainId; readonly address: string }

/** What is asked of each project by itself, and changes slowly. */
export type Research = Pick<Findings, 'profile' | 'token'> & {
  readonly xHandle: string | null
  /** Where it can be traded here, the most liquid first. */
  readonly places: readonly Place[]
  readonly at: string
}

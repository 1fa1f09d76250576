import type { ChainId } from '../../../chains/chain.ts'
import type { Plan } from '../plan.ts'

/** What a question says beside the words that tell its kind. */
export type Said = {
  readonly tokens: readonly string[]
  /** The same as they were written. */
  readonly names: readonly string[]
  readonly chain: ChainId | undefined
  readonly count: number | undefined
  readonly dollars: string | undefined
  readonly address: string | undefined
  /** A rune is written with dots between its words; nothing else is. */
  readonly rune: string | undefined
  /** Every key phrase that was met. */
  readonly keys: ReadonlySet<string>
  readonly has: (word: string) => boolean
}

/** A kind of question that is told by its words, whatever their order. It only ever reads, or ends what is said to be ended. */
export type KeywordIntent = {
  /** One of these has to be there; a line stands for a space. */
  readonly keys: string
  /** Words that may stand beside them. */
  readonly allow?: string
  readonly takes?: readonly ('token' | 'chain' | 'count' | 'dollars' | 'address' | 'rune')[]
  /** Null where it is not that kind of question after all. */
  readonly plan: (said: Said) => Plan | null
}

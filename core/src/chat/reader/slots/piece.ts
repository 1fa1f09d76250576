import type { ChainId } from '../../../chains/chain.ts'

/** How much: '0.5', '50%', '$100' or 'all', as tools take it. */
export type AmountUnit = 'units' | 'part' | 'usd' | 'all'

export type Value =
  | { readonly type: 'word' }
  /** Some, a bit, a few: no amount, but it stands where one would. */
  | { readonly type: 'vague' }
  | {
      readonly type: 'amount'
      readonly text: string
      readonly unit: AmountUnit
      /** False where it can be read in two ways ('0,5') or was said roughly ('about 3'). */
      readonly isPlain: boolean
    }
  | {
      readonly type: 'coin'
      readonly symbol: string
      /** 'Ethereum' is a coin and a chain. */
      readonly chain?: ChainId
      /** Written as a symbol, or known as one: no plain word. */
      readonly isSure: boolean
    }
  | { readonly type: 'chain'; readonly chain: ChainId }
  | { readonly type: 'other-chain' }
  | { readonly type: 'address' }
  | { readonly type: 'pair' }

/** A few words of a request that mean one thing. */
export type Piece = {
  readonly value: Value
  /** As it stands in the text. */
  readonly text: string
  readonly lower: string
  /** What the learned part sees of it: a word itself, or a mark for what it is. */
  readonly mask: string
  readonly start: number
  readonly end: number
  /** The punctuation right before it. */
  readonly after: string
}

/** A piece that begins at some word, and how many words it takes. */
export type Found = { readonly value: Value; readonly mask: string; readonly length: number }

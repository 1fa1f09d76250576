/** One word, figure or sign of a request, with where it stands in the normalised text. */
export type Word = {
  readonly kind: 'word' | 'ticker' | 'number' | 'address' | 'pair' | 'mark'
  /** Exactly as it stands in the normalised text. */
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** The punctuation right before it: ',', '.', '?' … */
  readonly after: string
  /** Of a number: its digits, and the sign it was written with. */
  readonly figure?: Figure
  /** Capitals say that a word is meant as a symbol, unless everything is in capitals. */
  readonly isSymbolCase: boolean
}

export type Figure = {
  readonly digits: string
  readonly sign: 'none' | 'usd' | 'percent'
  /** False for '0,5' and '2.500.000', which can be read in two ways. */
  readonly isPlain: boolean
}

export type Request = {
  readonly text: string
  readonly words: readonly Word[]
  /** Ends with a question mark. */
  readonly isQuestion: boolean
}

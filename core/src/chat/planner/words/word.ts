/** One word of a request, with where it stands in the normalised text. */
export type Word = {
  readonly kind: 'word' | 'ticker' | 'number' | 'address' | 'pair' | 'mark'
  /** Exactly as it stands in the normalised text. */
  readonly text: string
  readonly lower: string
  /** The whole normalised text that it stands in. */
  readonly line: string
  readonly start: number
  readonly end: number
  /** The punctuation that stands before it, of which a plain reading takes no notice: ',', '.', '?' … */
  readonly after: string
  /** Of a number: its digits, and the sign it was written with. */
  readonly figure?: { readonly digits: string; readonly sign: 'none' | 'usd' | 'percent' }
  /** The verb that it is with its slips mended; null where it needs none or is no verb. */
  readonly mended: string | null
  /** Capitals say that a word is meant as a symbol, unless everything is in capitals. */
  readonly isSymbolCase: boolean
}

/** What a request comes to before any rule looks at it. */
export type Request = {
  /** As the person wrote it. */
  readonly raw: string
  readonly text: string
  readonly words: readonly Word[]
  /** Ends with a question mark. */
  readonly isQuestion: boolean
}

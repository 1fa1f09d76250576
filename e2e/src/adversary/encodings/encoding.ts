/** A way to write a sentence so that a filter for sentences does not see it. */
export type Encoding = {
  readonly name: EncodingName
  readonly hide: (plain: string) => string
  /** Everything in a text that could be a sentence in this writing. The best victim tries them all. */
  readonly find: (text: string) => readonly string[]
}

export const ENCODING_NAMES = [
  'base64',
  'hex',
  'rot13',
  'morse',
  'braille',
  'leet',
  'zero-width',
  'unicode-tags',
  'homoglyphs',
  'right-to-left',
  'emoji',
  'mixed',
] as const
export type EncodingName = (typeof ENCODING_NAMES)[number]

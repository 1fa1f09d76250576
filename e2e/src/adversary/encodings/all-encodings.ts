import { base64, braille, hex, unicodeTags, zeroWidth } from './by-bytes.ts'
import { emoji, homoglyphs, leet, morse, rightToLeft, rot13 } from './by-letters.ts'
import type { Encoding, EncodingName } from './encoding.ts'

const SINGLE = [
  base64,
  hex,
  rot13,
  morse,
  braille,
  leet,
  zeroWidth,
  unicodeTags,
  homoglyphs,
  rightToLeft,
  emoji,
]

/** One within the other: whoever looks for either finds neither. */
const mixed: Encoding = {
  name: 'mixed',
  hide: (plain) => base64.hide(rot13.hide(plain)),
  find: (text) => SINGLE.flatMap((outer) => outer.find(text).flatMap((inner) => findSingly(inner))),
}

const findSingly = (text: string): readonly string[] => SINGLE.flatMap(({ find }) => find(text))

export const ENCODINGS: Readonly<Record<EncodingName, Encoding>> = {
  base64,
  hex,
  rot13,
  morse,
  braille,
  leet,
  'zero-width': zeroWidth,
  'unicode-tags': unicodeTags,
  homoglyphs,
  'right-to-left': rightToLeft,
  emoji,
  mixed,
}

/** Writings without capitals: an order in them names addresses that need none. */
export const LOSES_CAPITALS: ReadonlySet<EncodingName> = new Set(['morse', 'emoji'])

/** A text in every reading there is, the plain one first. */
export function readEveryWay(text: string): readonly string[] {
  return [text, ...findSingly(text), ...mixed.find(text)]
}

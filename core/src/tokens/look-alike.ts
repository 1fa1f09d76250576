import { cleanText } from '../text/clean-text.ts'

type Named = { readonly symbol: string; readonly name: string }
export type KnownToken = Named & {
  readonly address: string
  readonly isVerified: boolean
  readonly liquidityUsd: number | null
}

/**
 * Finds the token that owns the symbol or the name which another one bears too; null where none does, or it owns it
 * itself. Only what nobody vouches for can be an imitation: two verified tokens may share a symbol.
 */
export function imitationFinder<Token extends KnownToken>(
  known: readonly Token[],
): (token: KnownToken) => Token | null {
  const verified = known
    .filter((token) => token.isVerified)
    .toSorted((one, other) => (one.liquidityUsd ?? 0) - (other.liquidityUsd ?? 0))
  // Written in rising order, so that of several owners the most liquid stays.
  const bySymbol = new Map(verified.map((token) => [looksOf(token.symbol), token]))
  const byName = new Map(verified.map((token) => [looksOf(token.name), token]))
  return (token) => {
    if (token.isVerified) return null
    const symbol = looksOf(token.symbol)
    const name = looksOf(token.name)
    // Words this short are nobody's.
    const owner =
      (symbol.length > 1 ? bySymbol.get(symbol) : undefined) ??
      (name.length > 3 ? byName.get(name) : undefined)
    return owner === undefined || owner.address === token.address ? null : owner
  }
}

/** What the eye makes of a symbol: equal for `USDC`, `$usdc`, `U S D C`, `USDС` with a Cyrillic С and `U5DC`. */
export function looksOf(text: string): string {
  const plain = cleanText(text).normalize('NFKD').toUpperCase()
  const shapes = [...plain].map((char) => SHAPES[char] ?? char).join('')
  return shapes.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Signs of other alphabets, and digits, that are drawn like a Latin capital. */
const SHAPES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['A', 'АΑ4'],
    ['B', 'ВΒ8'],
    ['C', 'СϹ'],
    ['E', 'ЕΕ3'],
    ['H', 'НΗ'],
    ['I', 'ІΙӀ1L|'],
    ['J', 'Ј'],
    ['K', 'КΚ'],
    ['M', 'МΜ'],
    ['N', 'Ν'],
    ['O', 'ОΟ0'],
    ['P', 'РΡ'],
    ['S', 'Ѕ5'],
    ['T', 'ТΤ7'],
    ['X', 'ХΧ'],
    ['Y', 'УΥ'],
    ['Z', 'Ζ2'],
  ].flatMap(([shape = '', alike = '']) => [...alike].map((char) => [char, shape])),
)

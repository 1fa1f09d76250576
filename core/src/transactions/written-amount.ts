/** Whether an amount, in the words tools take it in ('0.5', '50%', '$100', 'all'), stands in what a person wrote. */
export function isAmountWritten(text: string, amount: string): boolean {
  if (amount === 'all') return hasWord(text, ALL_WORDS)
  const figures = listFigures(text)
  const unit = amount.startsWith('$') ? 'usd' : amount.endsWith('%') ? 'percent' : 'none'
  const digits = plainDecimal(amount.replace(/^\$|%$/g, ''))
  if (figures.some((figure) => figure.unit === unit && figure.digits === digits)) return true
  if (unit === 'usd') return false
  const words = unit === 'percent' ? PERCENT_WORDS : NUMBER_WORDS
  return (
    hasWord(text, words[digits] ?? []) || (unit === 'percent' && digits === '100' && hasWord(text, ALL_WORDS))
  )
}

const ALL_WORDS = ['all', 'everything', 'max', 'maximum', 'entire', 'whole', 'full']
const PERCENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  '25': ['quarter'],
  '50': ['half'],
  '75': ['three quarters', 'three-quarters'],
}
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [
    String(index + 1),
    [word],
  ]),
)

function hasWord(text: string, words: readonly string[]): boolean {
  return words.some((word) =>
    new RegExp(String.raw`(?<![\w\p{L}\p{Cf}])${word}(?![\w\p{L}\p{Cf}])`, 'iu').test(text),
  )
}

type Figure = { readonly digits: string; readonly unit: 'usd' | 'percent' | 'none' }

/** Nothing that could belong to the figure may stand before it: no letter, digit, point, and nothing unseen. */
const FIGURE =
  /(?<![\p{L}\p{N}\p{M}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Pc}.,+\-~^])(\$ ?)?(\d{1,3}(?:,\d{3})+|\d*)(\.\d+)?([A-Za-z]*)(?![\p{L}\p{N}\p{M}\p{Pc}\p{Cf}])/gu
const SHIFTS: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mil: 6,
  b: 9,
  ' thousand': 3,
  ' million': 6,
  ' billion': 9,
}
const SHIFT_AFTER = /^ (?:thousand|million|billion)(?![\p{L}\p{N}\p{C}])/iu
const USD_AFTER = /^ ?(?:usd|dollars?|bucks?)(?![\p{L}\p{N}\p{C}])/iu
const PERCENT_AFTER = /^ ?(?:%|(?:percent|per cent|pct)(?![\p{L}\p{N}\p{C}]))/iu

function listFigures(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((match): Figure[] => {
    const [all, dollar, whole = '', fraction = '', letters = ''] = match
    const rest = text.slice(match.index + all.length)
    // A figure that goes on after a point or comma is another one: 1.5.2, 1,5.
    if (whole + fraction === '' || /^[.,]\d/.test(rest)) return []
    const scale = letters === '' ? (SHIFT_AFTER.exec(rest)?.[0] ?? '') : letters
    const shift = shiftOf(scale)
    const digits = plainDecimal(`${whole.replaceAll(',', '')}${fraction}`, shift)
    const behind = `${letters}${rest}`.slice(shift === 0 ? 0 : scale.length)
    if (dollar !== undefined || USD_AFTER.test(behind)) return [{ digits, unit: 'usd' }]
    return [{ digits, unit: PERCENT_AFTER.test(behind) ? 'percent' : 'none' }]
  })
}

function shiftOf(scale: string): number {
  const word = scale.toLowerCase()
  return Object.hasOwn(SHIFTS, word) ? (SHIFTS[word] ?? 0) : 0
}

/** One spelling per number: no zeros that say nothing. */
function plainDecimal(text: string, shift = 0): string {
  const [whole = '', fraction = ''] = text.split('.')
  const padded = fraction.padEnd(shift, '0')
  const left = `${whole}${padded.slice(0, shift)}`.replace(/^0+/, '') || '0'
  const right = padded.slice(shift).replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}

const SIGNIFICANT = 4
const WHOLE_FROM_USD = 1
const WHOLE_DECIMALS = 2
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉'
/** As many as a float holds for certain. */
const EXACT_DIGITS = 15

/** '$151.22', '$0.5127', '$0.0₄2033': from a dollar two decimals, below it four digits; unknown is '–', never 0. */
export function showPrice(priceUsd: number | null): string {
  return priceUsd === null ? '–' : shortenZeros(writePrice(priceUsd))
}

/** The same digits with every zero written: '$0.00002033'. */
export function writePrice(priceUsd: number): string {
  // Rounded first: 0.99995 is a dollar, and shows as one.
  const [digits = '', exponent = ''] = Math.max(0, priceUsd)
    .toExponential(SIGNIFICANT - 1)
    .split('e')
  const rounded = Number(`${digits}e${exponent}`)
  if (rounded >= WHOLE_FROM_USD || rounded === 0) return `$${withDecimals(Math.max(0, priceUsd))}`
  return `$${rounded.toFixed(SIGNIFICANT - 1 - Number(exponent))}`
}

/** Every digit there is, for a tooltip: '$0.000020331845'. */
export function exactPrice(priceUsd: number): string {
  return `$${priceUsd.toLocaleString('en-US', { maximumSignificantDigits: EXACT_DIGITS })}`
}

/** A figure whose zeros behind the point are too many to be read: `lead` 0 with `count` zeros before `rest`. */
export type CountedZeros = { readonly lead: string; readonly count: number; readonly rest: string }

/** From four zeros on they are counted instead of written: '$0.00002033' is '$0.0', 4 and '2033'. */
export function countZeros(text: string): CountedZeros | null {
  const [, lead = '', zeros = '', rest = ''] = /^(\$?0\.)(0{4,})([1-9]\d*)$/.exec(text) ?? []
  return zeros === '' ? null : { lead: `${lead}0`, count: zeros.length, rest }
}

/** For plain text, where no smaller figure can be set: '0.0₄2033'. */
export function shortenZeros(text: string): string {
  const counted = countZeros(text)
  if (counted === null) return text
  const count = [...String(counted.count)].map((digit) => SUBSCRIPT[Number(digit)]).join('')
  return `${counted.lead}${count}${counted.rest}`
}

function withDecimals(value: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: WHOLE_DECIMALS,
    maximumFractionDigits: WHOLE_DECIMALS,
  })
}

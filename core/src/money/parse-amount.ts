declare const rawUnit: unique symbol

/** Whole number of an asset's smallest unit: lamports, wei, tinybar. Only checked text becomes one. */
export type AmountRaw = bigint & { readonly [rawUnit]: true }

/** What an amount field lets people type: digits with at most one point, or nothing yet. */
const TYPED = /^\d*\.?\d*$/
const COMPLETE = /^(\d+\.?\d*|\.\d+)$/

/** Longer texts are no amount of anything: the largest number on an EVM chain has 78 digits. */
const LENGTH_MAX = 160

export function isAmountText(text: string): boolean {
  return text.length <= LENGTH_MAX && TYPED.test(text)
}

/**
 * '1.5' with 9 decimals is 1500000000. Null for anything that is not exactly an amount of this asset: a sign, an
 * exponent, a comma, or more decimals than it has (zeros at the end do not count).
 */
export function parseAmount(text: string, decimals: number): AmountRaw | null {
  if (text.length > LENGTH_MAX || !COMPLETE.test(text)) return null
  const [whole = '', typedFraction = ''] = text.split('.')
  const fraction = typedFraction.replace(/0+$/, '')
  if (fraction.length > decimals) return null
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`) as AmountRaw
}

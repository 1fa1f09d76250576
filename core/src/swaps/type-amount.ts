import { formatAmount } from '../money/format-amount.ts'
import { isAmountText, parseAmount } from '../money/parse-amount.ts'

/** R2-184: in whole units, and what an arrow key adds or takes away. */
export const AMOUNT_STEP = '0.000001'
const STEP_DECIMALS = 6

/** Digits with one point (R2-183), and not more of them behind the point than the token has. */
export function acceptsAmount(text: string, decimals: number): boolean {
  return isAmountText(text) && (text.split('.')[1]?.length ?? 0) <= decimals
}

/** What was typed for one token, for another that may have fewer decimals. */
export function cutDecimals(text: string, decimals: number): string {
  const [whole = '', fraction] = text.split('.')
  if (fraction === undefined || fraction.length <= decimals) return text
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`
}

/** One step up or down, never below zero. */
export function stepAmount(text: string, decimals: number, direction: 1 | -1): string {
  const typed = parseAmount(text === '' ? '0' : text, decimals)
  if (typed === null) return text
  const step = 10n ** BigInt(Math.max(0, decimals - STEP_DECIMALS))
  const stepped = typed + step * BigInt(direction)
  return formatAmount(stepped < 0n ? 0n : stepped, decimals)
}

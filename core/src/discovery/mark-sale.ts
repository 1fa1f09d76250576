import { showPercent } from '../money/show-figures.ts'
import type { Mark } from './contract.ts'
import { fine, unknown } from './say-mark.ts'

/**
 * How it was found out whether a token can be sold:
 * - quoted: a venue was asked for the price of a sale, and named one or has none
 * - asked: somebody who watches tokens was asked, and warns of it or does not
 */
export type SaleCheck =
  | {
      readonly how: 'quoted'
      readonly isPossible: boolean
      /** As people know it. */
      readonly by: string
      /** '0.1 SOL'; null where it was a sale of any size. */
      readonly amount: string | null
      /** Per cent, positive is a loss. */
      readonly impactPct: number | null
    }
  | { readonly how: 'asked'; readonly isPossible: boolean; readonly by: string }
  | { readonly how: 'not' }

export function markSale(sale: SaleCheck): Mark {
  if (sale.how === 'not')
    return unknown('sellable', 'Sale is not known', 'We could not check whether it can be sold.')
  const { isPossible, by } = sale
  if (!isPossible) return { ...fine('sellable', 'Cannot be sold', sayTrap(sale)), state: 'danger' }
  if (sale.how === 'asked')
    return fine('sellable', 'No warning about selling', `${by} has none. No sale was tried.`)
  const size = sale.amount === null ? 'A sale' : `A sale of ${sale.amount}`
  const { impactPct } = sale
  return {
    ...fine('sellable', 'Can be sold', `${size} was quoted by ${by}, not simulated.`),
    figure: impactPct === null ? null : showPercent(0 - impactPct),
  }
}

function sayTrap(sale: Exclude<SaleCheck, { how: 'not' }>): string {
  if (sale.how === 'asked') return `${sale.by} warns that it cannot be sold.`
  return `${sale.by} has no price for a sale${sale.amount === null ? '' : ` of ${sale.amount}`}.`
}

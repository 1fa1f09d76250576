import { NATIVE } from '../balances/constants.ts'
import { type Book, noteLoss, takeOut } from './book.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'

/** A thousandth of what is held: interest and rounding, nothing that anybody paid. */
const TOLERANCE = 1_000n

/** What must have been held before the first known transaction: held now, with everything that is known taken back. */
export function findOpenings({
  assets,
  transactions,
}: Pick<PnlFacts, 'assets' | 'transactions'>): ReadonlyMap<string, bigint> {
  const moved = new Map<string, bigint>()
  for (const { changes, fees } of transactions) {
    for (const { asset, amountRaw } of [...changes, ...fees]) {
      moved.set(asset, (moved.get(asset) ?? 0n) + amountRaw)
    }
  }
  return new Map(
    assets.flatMap(({ asset, amountRaw }) => {
      const opening = amountRaw - (moved.get(asset) ?? 0n)
      return opening * TOLERANCE > amountRaw ? [[asset, opening] as const] : []
    }),
  )
}

/**
 * Makes a book hold what the chain says. More in the book than in the chain: of a coin, fees that no index told; of a
 * token, a payment. Less, by a hair: it came for nothing.
 */
export function settleBook(book: Book, { amountRaw, token }: PnlAsset): Book {
  const extra = book.amountRaw - amountRaw
  if (extra <= 0n) return { ...book, amountRaw }
  const settled = takeOut(book, extra)
  return token === NATIVE ? noteLoss(settled.book, settled.costMicro) : settled.book
}

import type { MicroUsd } from '../balances/value-holding.ts'

/** What is held of one asset and what it cost, by average cost. Null is not known. */
export type Book = {
  readonly amountRaw: bigint
  readonly costMicro: MicroUsd | null
  readonly realisedMicro: MicroUsd | null
  readonly soldRaw: bigint
  readonly soldMicro: MicroUsd | null
  /** When the first of it came; null where that lies before the history. */
  readonly firstBoughtMs: number | null
}

export const EMPTY_BOOK: Book = {
  amountRaw: 0n,
  costMicro: 0n,
  realisedMicro: 0n,
  soldRaw: 0n,
  soldMicro: 0n,
  firstBoughtMs: null,
}

export function putIn(
  book: Book,
  coming: { readonly amountRaw: bigint; readonly costMicro: MicroUsd | null; readonly atMs: number },
): Book {
  const isFirst = book.amountRaw === 0n && book.soldRaw === 0n
  return {
    ...book,
    amountRaw: book.amountRaw + coming.amountRaw,
    costMicro: addKnown(book.costMicro, coming.costMicro),
    firstBoughtMs: isFirst ? (book.firstBoughtMs ?? coming.atMs) : book.firstBoughtMs,
  }
}

/** Takes an amount out at its average cost, and says what that was. What was never seen to come has no known cost. */
export function takeOut(
  book: Book,
  amountRaw: bigint,
): { readonly book: Book; readonly costMicro: MicroUsd | null } {
  const left = book.amountRaw - amountRaw
  if (left < 0n) return { book: { ...book, amountRaw: 0n, costMicro: 0n }, costMicro: null }
  // Nothing left owes nothing: an unknown cost ends with what it was the cost of.
  if (left === 0n) return { book: { ...book, amountRaw: 0n, costMicro: 0n }, costMicro: book.costMicro }
  if (book.costMicro === null) return { book: { ...book, amountRaw: left }, costMicro: null }
  const costMicro = shareOf(book.costMicro, amountRaw, book.amountRaw)
  return { book: { ...book, amountRaw: left, costMicro: book.costMicro - costMicro }, costMicro }
}

/** For so much it was sold: the difference to its cost is realised. */
export function noteSale(
  book: Book,
  sale: {
    readonly amountRaw: bigint
    readonly proceedsMicro: MicroUsd | null
    readonly costMicro: MicroUsd | null
  },
): Book {
  const { proceedsMicro, costMicro } = sale
  const gainMicro = proceedsMicro === null || costMicro === null ? null : proceedsMicro - costMicro
  return {
    ...book,
    realisedMicro: addKnown(book.realisedMicro, gainMicro),
    soldRaw: book.soldRaw + sale.amountRaw,
    soldMicro: addKnown(book.soldMicro, proceedsMicro),
  }
}

/** A cost that bought nothing. */
export function noteLoss(book: Book, lossMicro: MicroUsd | null): Book {
  return { ...book, realisedMicro: addKnown(book.realisedMicro, lossMicro === null ? null : -lossMicro) }
}

/** A sum with an unknown part is unknown. */
export function addKnown(one: MicroUsd | null, other: MicroUsd | null): MicroUsd | null {
  return one === null || other === null ? null : one + other
}

/** `part` of `whole`, of an amount; rounded to the nearest. */
export function shareOf(amount: bigint, part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (2n * amount * part + whole) / (2n * whole)
}

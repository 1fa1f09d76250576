import type { MicroUsd } from '../balances/value-holding.ts'
import { addKnown, type Book, EMPTY_BOOK, noteLoss, noteSale, putIn, takeOut } from './book.ts'
import type { BookMarket } from './book-market.ts'
import { type AssetChange, isIn, isOut, kindOf, type PastTransaction } from './past-transaction.ts'
import { splitValue } from './split-value.ts'

type Books = Map<string, Book>

/**
 * The books of a vault by asset, from its transactions, oldest first. `openings` were held before the first of them;
 * what they had cost is not known unless `costs` tells it.
 */
export function keepBooks(story: {
  readonly openings: ReadonlyMap<string, bigint>
  readonly costs?: ReadonlyMap<string, MicroUsd | null>
  readonly transactions: readonly PastTransaction[]
  readonly market: BookMarket
}): ReadonlyMap<string, Book> {
  const books: Books = new Map()
  for (const [asset, amountRaw] of story.openings) {
    books.set(asset, { ...EMPTY_BOOK, amountRaw, costMicro: story.costs?.get(asset) ?? null })
  }
  for (const transaction of story.transactions) enter(books, transaction, story.market)
  return books
}

function enter(books: Books, transaction: PastTransaction, market: BookMarket): void {
  const { atMs, changes, fees } = transaction
  const isTrade = kindOf(transaction) === 'trade'
  const feeMicro = fees.reduce<MicroUsd | null>((sum, fee) => {
    const costMicro = remove(books, fee)
    // Where something was bought, its fees are part of what it cost.
    if (!isTrade) change(books, fee.asset, (book) => noteLoss(book, costMicro))
    return addKnown(sum, costMicro)
  }, 0n)
  if (isTrade) {
    trade(books, { transaction, feeMicro, market })
    return
  }
  for (const each of changes) {
    if (isOut(each)) remove(books, each)
    else add(books, each, { costMicro: market.valueOf(each, atMs), atMs })
  }
}

function trade(
  books: Books,
  made: { transaction: PastTransaction; feeMicro: MicroUsd | null; market: BookMarket },
): void {
  const { transaction, feeMicro, market } = made
  const { atMs, changes } = transaction
  const [ins, outs] = [changes.filter(isIn), changes.filter(isOut)]
  const values = isExchange(ins, outs, market) ? null : splitValue({ ins, outs, atMs, market })
  const costs = outs.map((out) => remove(books, out))
  // An exchange, or a trade that nobody can price: what it cost goes over to what came.
  const carriedMicro = ins.length === 1 ? costs.reduce(addKnown, 0n) : null
  for (const [place, out] of outs.entries()) {
    if (values === null) break
    const sale = { proceedsMicro: values.outs[place] ?? null, costMicro: costs[place] ?? null }
    change(books, out.asset, (book) => noteSale(book, { amountRaw: -out.amountRaw, ...sale }))
  }
  for (const [place, each] of ins.entries()) {
    const paidMicro = values === null ? carriedMicro : (values.ins[place] ?? null)
    add(books, each, { costMicro: place === 0 ? addKnown(paidMicro, feeMicro) : paidMicro, atMs })
  }
}

/** One for one between a coin and its token form. */
function isExchange(ins: readonly AssetChange[], outs: readonly AssetChange[], market: BookMarket): boolean {
  const [comes, goes] = [ins[0], outs[0]]
  if (ins.length !== 1 || outs.length !== 1 || comes === undefined || goes === undefined) return false
  return market.isSameAsset(comes.asset, goes.asset)
}

function change(books: Books, asset: string, make: (book: Book) => Book): void {
  books.set(asset, make(books.get(asset) ?? EMPTY_BOOK))
}

function add(
  books: Books,
  { asset, amountRaw }: AssetChange,
  coming: { costMicro: MicroUsd | null; atMs: number },
): void {
  change(books, asset, (book) => putIn(book, { amountRaw, ...coming }))
}

function remove(books: Books, { asset, amountRaw }: AssetChange): MicroUsd | null {
  const { book, costMicro } = takeOut(books.get(asset) ?? EMPTY_BOOK, -amountRaw)
  books.set(asset, book)
  return costMicro
}

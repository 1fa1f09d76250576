import { type MicroUsd, valueHolding } from '../balances/value-holding.ts'
import { EMPTY_BOOK } from './book.ts'
import type { BookMarket } from './book-market.ts'
import { keepBooks } from './keep-books.ts'
import { movesOf } from './measure-spans.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'
import { settleBook } from './settle-book.ts'

/**
 * What sales since a moment brought, less what the sold was worth at that moment or cost since, by asset. Null where
 * history or prices do not reach back to it.
 */
export function realiseSince(
  facts: PnlFacts,
  { fromMs, market }: { readonly fromMs: number; readonly market: BookMarket },
): ReadonlyMap<string, MicroUsd | null> {
  const { assets, transactions, knownSinceMs } = facts
  if (knownSinceMs !== null && fromMs < knownSinceMs) return new Map()
  const held = assets.map((asset) => [asset, heldAt(facts, asset, fromMs)] as const)
  const books = keepBooks({
    openings: new Map(held.map(([{ asset }, amountRaw]) => [asset, amountRaw])),
    costs: new Map(
      held.map(([asset, amountRaw]) => [asset.asset, worthAt(facts, asset, { amountRaw, fromMs })]),
    ),
    transactions: transactions.filter(({ atMs }) => atMs > fromMs),
    market,
  })
  return new Map(
    assets.map((asset) => [
      asset.asset,
      settleBook(books.get(asset.asset) ?? EMPTY_BOOK, asset).realisedMicro,
    ]),
  )
}

/** Less than nothing was never held: some index told a payment and not its fee. */
function heldAt({ transactions }: PnlFacts, { asset, amountRaw }: PnlAsset, atMs: number): bigint {
  const held = movesOf(transactions, asset).reduce(
    (left, move) => (move.atMs > atMs ? left - move.amountRaw : left),
    amountRaw,
  )
  return held < 0n ? 0n : held
}

function worthAt(
  { priceAt }: PnlFacts,
  { asset, decimals }: PnlAsset,
  { amountRaw, fromMs }: { readonly amountRaw: bigint; readonly fromMs: number },
): MicroUsd | null {
  if (amountRaw === 0n) return 0n
  const priceUsd = priceAt(asset, fromMs)
  return priceUsd === null ? null : valueHolding({ amountRaw, decimals, priceUsd })
}

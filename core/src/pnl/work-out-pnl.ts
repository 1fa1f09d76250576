import { type MicroUsd, toUsd } from '../balances/value-holding.ts'
import { type Book, EMPTY_BOOK } from './book.ts'
import type { PnlPosition, VaultPnl } from './contract.ts'
import { keepBooks } from './keep-books.ts'
import { marketOf } from './market-of.ts'
import { measureSpans } from './measure-spans.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'
import { findOpenings, settleBook } from './settle-book.ts'

/** What a vault made, from what it holds, what it did and what things cost then. */
export function workOutPnl(facts: PnlFacts): VaultPnl {
  const market = marketOf(facts)
  const openings = findOpenings(facts)
  const books = keepBooks({ openings, transactions: facts.transactions, market })
  const positions = facts.assets
    .map((asset) => ({ asset, book: settleBook(books.get(asset.asset) ?? EMPTY_BOOK, asset) }))
    .filter(({ asset, book }) => asset.amountRaw > 0n || book.soldRaw > 0n)
    .toSorted((one, other) => compare(other.asset.valueMicro ?? 0n, one.asset.valueMicro ?? 0n))
  return {
    totalUsd: usdOf(facts.totalMicro),
    spans: [...measureSpans(facts, { market, isExplained: openings.size === 0 })],
    positions: positions.map(({ asset, book }) => viewPosition(asset, book)),
  }
}

function viewPosition(asset: PnlAsset, book: Book): PnlPosition {
  const { chain, token, decimals, amountRaw, valueMicro } = asset
  const { costMicro } = book
  const costUsd = usdOf(costMicro)
  return {
    chain,
    token,
    decimals,
    amountRaw: `${amountRaw}`,
    valueUsd: usdOf(valueMicro),
    averageUsd: costUsd === null || amountRaw === 0n ? null : costUsd / (Number(amountRaw) / 10 ** decimals),
    costUsd,
    unrealisedUsd: valueMicro === null || costMicro === null ? null : toUsd(valueMicro - costMicro),
    realisedUsd: usdOf(book.realisedMicro),
    soldAmountRaw: `${book.soldRaw}`,
    soldUsd: usdOf(book.soldMicro),
    firstBoughtAt: book.firstBoughtMs === null ? null : new Date(book.firstBoughtMs).toISOString(),
  }
}

const usdOf = (micro: MicroUsd | null) => (micro === null ? null : toUsd(micro))
const compare = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? 1 : -1)

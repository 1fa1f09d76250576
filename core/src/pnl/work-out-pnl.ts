import { type MicroUsd, toUsd, valueHolding } from '../balances/value-holding.ts'
import { type Book, EMPTY_BOOK } from './book.ts'
import type { BookMarket } from './book-market.ts'
import type { PnlPosition, VaultPnl } from './contract.ts'
import { keepBooks } from './keep-books.ts'
import { measureSpans } from './measure-spans.ts'
import type { PnlAsset, PnlFacts } from './pnl-facts.ts'
import { isSameAsset, rankAsset } from './rank-asset.ts'
import { findOpenings, settleBook } from './settle-book.ts'

/** What a vault made, from what it holds, what it did and what things cost then. */
export function workOutPnl(facts: PnlFacts): VaultPnl {
  const byKey = new Map(facts.assets.map((asset) => [asset.asset, asset]))
  const market = marketOf(byKey, facts.priceAt)
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

function marketOf(byKey: ReadonlyMap<string, PnlAsset>, priceAt: PnlFacts['priceAt']): BookMarket {
  return {
    valueOf: ({ asset, amountRaw }, atMs) => {
      const priceUsd = priceAt(asset, atMs)
      const decimals = byKey.get(asset)?.decimals
      if (priceUsd === null || decimals === undefined) return null
      return valueHolding({ amountRaw: amountRaw < 0n ? -amountRaw : amountRaw, decimals, priceUsd })
    },
    rankOf: (key) => {
      const asset = byKey.get(key)
      return asset === undefined ? Number.POSITIVE_INFINITY : rankAsset(asset)
    },
    isSameAsset: (oneKey, otherKey) => {
      const [one, other] = [byKey.get(oneKey), byKey.get(otherKey)]
      return one !== undefined && other !== undefined && isSameAsset(one, other)
    },
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

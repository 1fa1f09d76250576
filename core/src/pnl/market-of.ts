import { valueHolding } from '../balances/value-holding.ts'
import type { BookMarket } from './book-market.ts'
import type { PnlFacts } from './pnl-facts.ts'
import { isSameAsset, rankAsset } from './rank-asset.ts'

/** What things were worth, as the facts tell it. */
export function marketOf({ assets, priceAt }: Pick<PnlFacts, 'assets' | 'priceAt'>): BookMarket {
  const byKey = new Map(assets.map((asset) => [asset.asset, asset]))
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

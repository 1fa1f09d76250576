import type { ChainId } from '@windhover/core/chains/chain'
import { inventToken, type Temper } from './invent-token.ts'
import { KNOWN_ASSETS } from './known-assets.ts'
import { listKnown } from './list-known.ts'
import { type Asset, type AssetClass, type Listing, listingId, type Universe } from './listing.ts'

type Batch = {
  readonly chain: ChainId
  readonly class: AssetClass
  readonly temper: Temper
  readonly count: number
}

const LOOK_ALIKES: Readonly<Record<ChainId, readonly string[]>> = {
  solana: ['USDC', 'USDC', 'USDT', 'JUP', 'BONK', 'BONK', 'WIF', 'PENGU', 'PUMP', 'BTC', 'ETH', 'JTO'],
  ethereum: ['USDC', 'PEPE'],
  bsc: ['CAKE', 'DOGE'],
  hedera: ['SAUCE'],
}

const BATCHES: readonly Batch[] = [
  { chain: 'solana', class: 'mid', temper: 'sound', count: 120 },
  { chain: 'solana', class: 'tail', temper: 'sound', count: 1_350 },
  { chain: 'solana', class: 'tail', temper: 'thin', count: 190 },
  { chain: 'solana', class: 'tail', temper: 'minter', count: 70 },
  { chain: 'solana', class: 'tail', temper: 'freezer', count: 60 },
  { chain: 'solana', class: 'tail', temper: 'taxed', count: 40 },
  { chain: 'solana', class: 'tail', temper: 'honeypot', count: 24 },
  { chain: 'ethereum', class: 'tail', temper: 'thin', count: 1 },
  { chain: 'ethereum', class: 'tail', temper: 'taxed', count: 1 },
  { chain: 'ethereum', class: 'tail', temper: 'minter', count: 1 },
  { chain: 'ethereum', class: 'tail', temper: 'honeypot', count: 1 },
  { chain: 'bsc', class: 'tail', temper: 'thin', count: 1 },
  { chain: 'bsc', class: 'tail', temper: 'taxed', count: 2 },
  { chain: 'bsc', class: 'tail', temper: 'minter', count: 1 },
  { chain: 'bsc', class: 'tail', temper: 'honeypot', count: 1 },
  { chain: 'hedera', class: 'tail', temper: 'thin', count: 1 },
  { chain: 'hedera', class: 'tail', temper: 'freezer', count: 1 },
]

/** All that is listed for good: what everybody knows at its real address, and a long tail that the seed invents. */
export function buildUniverse(seed: string): Universe {
  const assets: Asset[] = KNOWN_ASSETS.map(toAsset)
  const listings: Listing[] = listKnown(seed)
  const taken = new Set(
    [...assets.map((each) => each.symbol), ...listings.map((each) => each.symbol)].map(upper),
  )
  const addresses = new Set(listings.map((each) => each.id))
  let number = 0
  const invent = (batch: Omit<Batch, 'count'>, original: Asset | null) => {
    for (;;) {
      number++
      const assetId = `${batch.class}-${String(number).padStart(4, '0')}`
      const { asset, listing } = inventToken({ seed, ...batch, assetId, taken, original })
      // Numbers of Hedera are few enough for two inventions to meet.
      if (addresses.has(listing.id)) continue
      addresses.add(listing.id)
      assets.push(asset)
      listings.push(listing)
      return
    }
  }
  for (const { count, ...batch } of BATCHES) for (let each = 0; each < count; each++) invent(batch, null)
  for (const [chain, symbols] of Object.entries(LOOK_ALIKES) as [ChainId, readonly string[]][]) {
    for (const symbol of symbols) {
      const original = assets.find((each) => each.symbol === symbol) ?? null
      invent({ chain, class: 'tail', temper: 'look-alike' }, original)
    }
  }
  return indexUniverse(assets, listings)
}

function indexUniverse(assets: readonly Asset[], listings: readonly Listing[]): Universe {
  const assetById = new Map(assets.map((each) => [each.id, each]))
  const listingById = new Map(listings.map((each) => [each.id, each]))
  const byChain = Map.groupBy(listings, (each) => each.chain)
  return {
    assets,
    listings,
    asset: (assetId) => assetById.get(assetId) ?? null,
    listing: (chain, address) => listingById.get(listingId(chain, address)) ?? null,
    onChain: (chain) => byChain.get(chain) ?? [],
  }
}

function toAsset({ id, name, class: assetClass, supply }: (typeof KNOWN_ASSETS)[number]): Asset {
  return { id, symbol: id, name, class: assetClass, supply, bornAtMs: Date.UTC(2021, 0, 1) }
}

function upper(text: string): string {
  return text.toUpperCase()
}

import type { ChainId } from '@windhover/core/chains/chain'
import { createMarket } from '@windhover/sandbox/market/create-market'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import type { Listing } from '@windhover/sandbox/universe/listing'

/** Which tokens there really are, what they are worth, and which of them nobody should buy: known past the product. */
export type Market = {
  /** The token that people mean by a symbol on a chain. */
  readonly meant: (chain: ChainId, symbol: string) => Listing
  readonly priceUsd: (chain: ChainId, token: string) => number
  readonly worthUsd: (chain: ChainId, token: string, amountRaw: bigint) => number
  readonly decimals: (chain: ChainId, token: string) => number
  /** Not vouched for, with the symbol of a known one. */
  readonly lookAlikes: readonly [Listing, ...Listing[]]
  /** What nobody should buy unwarned, by the reason. */
  readonly risky: Readonly<Record<Danger, readonly [Listing, ...Listing[]]>>
}

export const DANGERS = [
  'honeypot',
  'transfer tax',
  'open mint',
  'freeze authority',
  'thin liquidity',
] as const
export type Danger = (typeof DANGERS)[number]

const IS_DANGEROUS: Readonly<Record<Danger, (listing: Listing) => boolean>> = {
  honeypot: ({ risk }) => risk.honeypot,
  'transfer tax': ({ risk }) => risk.transferTaxBps > 0,
  'open mint': ({ risk }) => risk.mintAuthority !== null,
  'freeze authority': ({ risk }) => risk.freezeAuthority !== null,
  'thin liquidity': ({ risk }) => risk.thin,
}

/** The seed of every practice world that tests share. */
const SEED = 'windhover'
const COINS = {
  solana: { assetId: 'SOL', decimals: 9 },
  ethereum: { assetId: 'ETH', decimals: 18 },
  bsc: { assetId: 'BNB', decimals: 18 },
  hedera: { assetId: 'HBAR', decimals: 8 },
} as const satisfies Readonly<Record<ChainId, { assetId: string; decimals: number }>>

/** The practice world's own market, computed here: what it says owes nothing to what the product believes. */
export function openMarket(): Market {
  const universe = buildUniverse(SEED)
  const market = createMarket({ seed: SEED, universe })
  const listed = new Map(universe.listings.map((each) => [keyOf(each.chain, each.address), each]))
  const find = (chain: ChainId, token: string): { assetId: string; decimals: number } | undefined =>
    token === 'native' ? COINS[chain] : listed.get(keyOf(chain, token))
  const priceUsd = (chain: ChainId, token: string): number => {
    const found = find(chain, token)
    return found === undefined ? 0 : market.priceUsd(found.assetId, Date.now())
  }
  const decimals = (chain: ChainId, token: string): number => find(chain, token)?.decimals ?? 0
  const onSolana = universe.onChain('solana')
  const known = new Set(onSolana.flatMap(({ symbol, isVerified }) => (isVerified ? [symbol] : [])))
  const strangers = onSolana.filter(({ isVerified }) => !isVerified)
  return {
    meant: (chain, symbol) => {
      const found = universe.onChain(chain).find((each) => each.symbol === symbol && each.isVerified)
      if (found === undefined) throw new Error(`no ${symbol} on ${chain}`)
      return found
    },
    priceUsd,
    worthUsd: (chain, token, amountRaw) =>
      (Number(amountRaw) / 10 ** decimals(chain, token)) * priceUsd(chain, token),
    decimals,
    lookAlikes: atLeastOne(strangers.filter(({ symbol }) => known.has(symbol))),
    risky: Object.fromEntries(
      DANGERS.map((danger) => [danger, atLeastOne(strangers.filter(IS_DANGEROUS[danger]).slice(0, 40))]),
    ) as Market['risky'],
  }
}

const keyOf = (chain: ChainId, token: string) => `${chain}:${token.toLowerCase()}`

function atLeastOne(found: readonly Listing[]): readonly [Listing, ...Listing[]] {
  const [first, ...rest] = found
  if (first === undefined) throw new Error('the practice world has none of them')
  return [first, ...rest]
}

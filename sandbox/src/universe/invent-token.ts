import type { ChainId } from '@windhover/core/chains/chain'
import { deriveAddress, deriveSolanaAuthority } from './derive-address.ts'
import { inventName, inventSymbol } from './invent-name.ts'
import {
  type Asset,
  type AssetClass,
  type Listing,
  listingId,
  type TokenRisk,
  type TokenStandard,
} from './listing.ts'
import { type Draw, drawFrom } from './seeded-draw.ts'
import { toSupplyRaw } from './supply.ts'

/** Which risk an invented token has, so that people can practise with it; `sound` has none. */
export type Temper = 'sound' | 'thin' | 'honeypot' | 'minter' | 'freezer' | 'taxed' | 'look-alike'

export type Invention = {
  readonly seed: string
  readonly chain: ChainId
  readonly assetId: string
  readonly class: AssetClass
  readonly temper: Temper
  /** Symbols already in use; the new one is added. */
  readonly taken: Set<string>
  /** The asset that a look-alike copies; null for any other token. */
  readonly original: Asset | null
}

const DAY_MS = 86_400_000
/** Invented tokens were created in the three years before this day. */
const NEWEST_BIRTH_MS = Date.UTC(2026, 6, 1)

export function inventToken(invention: Invention): { asset: Asset; listing: Listing } {
  const { seed, chain, assetId, temper } = invention
  const draw = drawFrom(seed, 'token', assetId)
  const { name, symbol } = nameToken(invention, draw)
  const asset: Asset = {
    id: assetId,
    symbol,
    name,
    class: invention.class,
    supply: drawSupply(draw, chain),
    bornAtMs: NEWEST_BIRTH_MS - Math.round(draw.between(2, 1_100)) * DAY_MS,
  }
  const address = deriveAddress(chain, seed, 'token', assetId)
  const decimals = drawDecimals(chain, draw)
  const listing: Listing = {
    id: listingId(chain, address),
    chain,
    address,
    assetId,
    symbol,
    name,
    decimals,
    standard: standardOf(chain, temper),
    supplyRaw: toSupplyRaw(asset.supply, decimals),
    liquidityUsd: drawLiquidity(invention, draw),
    isVerified: invention.class === 'mid' || (temper === 'sound' && draw.chance(0.45)),
    risk: drawRisk(invention, draw),
  }
  return { asset, listing }
}

function nameToken({ original, taken }: Invention, draw: Draw): { name: string; symbol: string } {
  if (original) return { name: original.name, symbol: original.symbol }
  const { name, stem } = inventName(draw)
  return { name, symbol: inventSymbol(stem, taken) }
}

/** HTS stores amounts in signed 64 bits, SPL in unsigned: with nine decimals, the signed limit is nine billion. */
function drawSupply(draw: Draw, chain: ChainId): number {
  const supply = draw.pick([1e7, 2.1e7, 1e8, 1e8, 5e8, 1e9, 1e9, 1e9, 2e9, 8e9])
  return chain === 'hedera' ? Math.min(supply, 1e9) : supply
}

function drawDecimals(chain: ChainId, draw: Draw): number {
  if (chain === 'solana') return draw.pick([6, 6, 6, 9, 9, 8, 5])
  if (chain === 'hedera') return draw.pick([6, 8, 8])
  return draw.pick([18, 18, 18, 9])
}

function standardOf(chain: ChainId, temper: Temper): TokenStandard {
  if (chain === 'solana') return temper === 'taxed' ? 'token-2022' : 'spl-token'
  return chain === 'hedera' ? 'hts' : 'erc20'
}

function drawLiquidity({ class: assetClass, temper }: Invention, draw: Draw): number {
  if (temper === 'thin') return Math.round(draw.spread(400, 4_000))
  if (temper === 'honeypot' || temper === 'look-alike') return Math.round(draw.spread(6_000, 60_000))
  return Math.round(assetClass === 'mid' ? draw.spread(300_000, 4_000_000) : draw.spread(9_000, 400_000))
}

function drawRisk({ seed, chain, assetId, temper }: Invention, draw: Draw): TokenRisk {
  const authority = () =>
    chain === 'solana'
      ? deriveSolanaAuthority(seed, assetId).address
      : deriveAddress(chain, seed, 'authority', assetId)
  const freezes = temper === 'freezer' || (temper === 'honeypot' && chain !== 'ethereum' && chain !== 'bsc')
  return {
    mintAuthority: temper === 'minter' || (temper === 'look-alike' && draw.chance(0.5)) ? authority() : null,
    freezeAuthority: freezes ? authority() : null,
    transferTaxBps: temper === 'taxed' ? draw.pick([100, 200, 300, 500, 800]) : 0,
    honeypot: temper === 'honeypot',
    thin: temper === 'thin',
  }
}

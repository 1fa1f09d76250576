import type { ChainId } from '@windhover/core/chains/chain'
import { deriveAddress, deriveSolanaAuthority } from './derive-address.ts'
import { KNOWN_ASSETS } from './known-assets.ts'
import {
  KNOWN_ON_BSC,
  KNOWN_ON_ETHEREUM,
  KNOWN_ON_HEDERA,
  KNOWN_ON_SOLANA,
  type KnownListing,
} from './known-listings.ts'
import { type Listing, listingId, type TokenRisk, type TokenStandard } from './listing.ts'
import { toSupplyRaw } from './supply.ts'

const KNOWN: Readonly<Record<ChainId, { rows: readonly KnownListing[]; standard: TokenStandard }>> = {
  solana: { rows: KNOWN_ON_SOLANA, standard: 'spl-token' },
  ethereum: { rows: KNOWN_ON_ETHEREUM, standard: 'erc20' },
  bsc: { rows: KNOWN_ON_BSC, standard: 'erc20' },
  hedera: { rows: KNOWN_ON_HEDERA, standard: 'hts' },
}

export function listKnown(seed: string): Listing[] {
  const assets = new Map(KNOWN_ASSETS.map((each) => [each.id, each]))
  return (Object.keys(KNOWN) as ChainId[]).flatMap((chain) =>
    KNOWN[chain].rows.map(([assetId, address, decimals, liquidityUsd, extra = {}]) => {
      const asset = assets.get(assetId)
      if (!asset) throw new Error(`${chain}:${address} lists ${assetId}, which is no known asset`)
      return {
        id: listingId(chain, address),
        chain,
        address,
        assetId,
        symbol: extra.symbol ?? assetId,
        name: extra.name ?? asset.name,
        decimals,
        standard: address === 'native' ? 'native' : (extra.standard ?? KNOWN[chain].standard),
        supplyRaw: toSupplyRaw(asset.supply * (extra.share ?? 1), decimals),
        liquidityUsd,
        isVerified: true,
        risk: knownRisk({ seed, chain, assetId, isIssued: extra.issued === true }),
      }
    }),
  )
}

function knownRisk(token: { seed: string; chain: ChainId; assetId: string; isIssued: boolean }): TokenRisk {
  const authority = !token.isIssued
    ? null
    : token.chain === 'solana'
      ? deriveSolanaAuthority(token.seed, token.assetId).address
      : deriveAddress(token.chain, token.seed, 'authority', token.assetId)
  return {
    mintAuthority: authority,
    freezeAuthority: authority,
    transferTaxBps: 0,
    honeypot: false,
    thin: false,
  }
}

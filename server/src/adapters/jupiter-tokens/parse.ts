import { z } from 'zod'
import type { IndexedToken } from '../../ports/token-index.ts'

const figure = z.number().nullish()

export const jupiterToken = z.object({
  id: z.string().min(32),
  name: z.string(),
  symbol: z.string(),
  icon: z.string().nullish(),
  decimals: z.number().int().min(0).max(255),
  usdPrice: figure,
  liquidity: figure,
  mcap: figure,
  holderCount: figure,
  isVerified: z.boolean().nullish(),
  mintAuthority: z.string().nullish(),
  freezeAuthority: z.string().nullish(),
  stats24h: z.object({ priceChange: figure }).nullish(),
  audit: z
    .object({ mintAuthorityDisabled: z.boolean().nullish(), freezeAuthorityDisabled: z.boolean().nullish() })
    .nullish(),
})

export function toIndexedToken(row: z.output<typeof jupiterToken>): IndexedToken {
  return {
    chain: 'solana',
    address: row.id,
    symbol: row.symbol,
    name: row.name,
    decimals: row.decimals,
    logoUrl: row.icon ?? null,
    priceUsd: row.usdPrice ?? null,
    priceChange24hPct: row.stats24h?.priceChange ?? null,
    liquidityUsd: row.liquidity ?? null,
    marketCapUsd: row.mcap ?? null,
    holderCount: row.holderCount ?? null,
    isVerified: row.isVerified === true,
    mintAuthority: readAuthority(row.mintAuthority, row.audit?.mintAuthorityDisabled),
    freezeAuthority: readAuthority(row.freezeAuthority, row.audit?.freezeAuthorityDisabled),
  }
}

/** The index leaves an authority out both when it was given up and when it does not know; the audit tells which. */
function readAuthority(
  named: string | null | undefined,
  isDisabled: boolean | null | undefined,
): string | null | undefined {
  if (named) return named
  return isDisabled === true ? null : undefined
}

import { solana } from '@windhover/core/chains/solana'
import { z } from 'zod'
import type { IndexedToken } from '../../ports/token-index.ts'

export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

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
  circSupply: figure,
  isVerified: z.boolean().nullish(),
  mintAuthority: z.string().nullish(),
  freezeAuthority: z.string().nullish(),
  firstPool: z.object({ createdAt: z.string().nullish() }).nullish(),
  stats24h: z.object({ priceChange: figure }).nullish(),
  audit: z
    .object({
      mintAuthorityDisabled: z.boolean().nullish(),
      freezeAuthorityDisabled: z.boolean().nullish(),
      topHoldersPercentage: figure,
      devBalancePercentage: figure,
    })
    .nullish(),
})

/** The index knows the coin in its token form alone; the coin itself is told before it. */
export function toIndexedTokens(rows: readonly z.output<typeof jupiterToken>[]): readonly IndexedToken[] {
  return rows.flatMap((row) => {
    const token = toIndexedToken(row)
    return token.address === WRAPPED_SOL ? [toCoin(token), token] : [token]
  })
}

function toCoin(wrapped: IndexedToken): IndexedToken {
  return { ...wrapped, address: 'native', ...solana.native, name: solana.name, logoUrl: null }
}

function toIndexedToken(row: z.output<typeof jupiterToken>): IndexedToken {
  const createdAtMs = Date.parse(row.firstPool?.createdAt ?? '')
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
    supply: row.circSupply ?? null,
    createdAtMs: Number.isNaN(createdAtMs) ? null : createdAtMs,
    topHoldersPct: row.audit?.topHoldersPercentage ?? null,
    devHoldingPct: row.audit?.devBalancePercentage ?? null,
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

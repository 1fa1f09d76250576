import { hedera } from '@windhover/core/chains/hedera'
import { z } from 'zod'
import type { HederaListing, IndexedToken } from '../../ports/token-index.ts'

/** Paths of icons are told without their host. */
const ICON_HOST = 'https://www.saucerswap.finance'
/** The exchange trades HBAR in its token form, so its price is the coin's. */
const WRAPPED_HBAR = '0.0.1456986'

export const saucerTokens = z.array(
  z.object({
    id: z.string().regex(/^0\.0\.\d+$/),
    symbol: z.string(),
    name: z.string().nullish(),
    icon: z.string().nullish(),
    decimals: z.number().int().min(0).max(255),
    price: z.string().nullish(),
    priceUsd: z.number().nullish(),
    dueDiligenceComplete: z.boolean().nullish(),
  }),
)

/** Per cent over a day by token id. */
export const priceChanges = z.record(z.string(), z.number().nullable())

export function toIndexedTokens(
  rows: z.output<typeof saucerTokens>,
  changes: z.output<typeof priceChanges>,
): readonly IndexedToken[] {
  const tokens = rows.map((row) => toIndexedToken(row, changes[row.id] ?? null))
  const wrapped = tokens.find((token) => token.address === WRAPPED_HBAR)
  if (wrapped === undefined) return tokens
  return [{ ...wrapped, address: 'native', ...hedera.native, name: hedera.name, isVerified: true }, ...tokens]
}

/** As the exchange tells them, the coin in its token form alone. */
export function toListings(rows: z.output<typeof saucerTokens>): readonly HederaListing[] {
  return rows.map((row) => ({
    id: row.id,
    symbol: row.symbol,
    name: row.name ?? row.symbol,
    icon: iconOf(row.icon),
    decimals: row.decimals,
    price: row.price ?? '0',
    priceUsd: row.priceUsd ?? 0,
  }))
}

function iconOf(icon: string | null | undefined): string | null {
  return icon ? new URL(icon, ICON_HOST).href : null
}

function toIndexedToken(row: z.output<typeof saucerTokens>[number], change: number | null): IndexedToken {
  return {
    chain: 'hedera',
    address: row.id,
    symbol: row.symbol,
    name: row.name ?? row.symbol,
    decimals: row.decimals,
    logoUrl: iconOf(row.icon),
    // A token nobody trades is told with a price of zero, which is no price.
    priceUsd: row.priceUsd || null,
    priceChange24hPct: change,
    liquidityUsd: null,
    marketCapUsd: null,
    holderCount: null,
    supply: null,
    createdAtMs: null,
    topHoldersPct: null,
    isVerified: row.dueDiligenceComplete === true,
    mintAuthority: undefined,
    freezeAuthority: undefined,
  }
}

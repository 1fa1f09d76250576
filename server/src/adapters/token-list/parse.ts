import { CHAINS } from '@windhover/core/chains/all-chains'
import { getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { IndexedToken } from '../../ports/token-index.ts'

export const tokenList = z.object({
  name: z.string(),
  tokens: z.array(
    z.object({
      chainId: z.number().int(),
      address: z.string(),
      symbol: z.string(),
      name: z.string(),
      decimals: z.number().int().min(0).max(255),
      logoURI: z.string().nullish(),
      tags: z.array(z.string()).nullish(),
    }),
  ),
})

export type ListChain = 'ethereum' | 'bsc'

/** A list has names and addresses, no figures: what it does not say stays open. */
export function toIndexedTokens(
  list: z.output<typeof tokenList>,
  { chain, evmChainId }: { chain: ListChain; evmChainId: number },
): readonly IndexedToken[] {
  const { native, name } = CHAINS[chain]
  const coin = describe(chain, { address: 'native', ...native, name, logoUrl: null, isVerified: true })
  const tokens = list.tokens
    .filter((row) => row.chainId === evmChainId && isAddress(row.address, { strict: false }))
    .map((row) =>
      describe(chain, {
        address: getAddress(row.address),
        symbol: row.symbol,
        name: row.name,
        decimals: row.decimals,
        logoUrl: row.logoURI ?? null,
        isVerified: row.tags?.includes('unverified') !== true,
      }),
    )
  return [coin, ...tokens]
}

function describe(
  chain: ListChain,
  facts: Pick<IndexedToken, 'address' | 'symbol' | 'name' | 'decimals' | 'logoUrl' | 'isVerified'>,
): IndexedToken {
  return {
    chain,
    ...facts,
    priceUsd: null,
    priceChange24hPct: null,
    liquidityUsd: null,
    marketCapUsd: null,
    holderCount: null,
    supply: null,
    createdAtMs: null,
    topHoldersPct: null,
    mintAuthority: undefined,
    freezeAuthority: undefined,
  }
}

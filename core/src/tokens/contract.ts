import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'

const chainId = z.enum(['solana', 'ethereum', 'bsc', 'hedera'])
const term = z.string().trim().min(1).max(100)
const limit = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual)
/** The chains whose tokens are told by a list, by their EVM chain id. */
const listChainId = z.enum(['1', '56'])

export const tokenView = z.object({
  chain: chainId,
  /** Mint, contract or `0.0.N`; the native coin of an EVM chain is `native`. */
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
  icon: z.string().nullable(),
  logoURI: z.string().nullable(),
  priceUsd: z.number().nullable(),
  priceChange24hPct: z.number().nullable(),
  liquidityUsd: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
  holderCount: z.number().nullable(),
  isVerified: z.boolean(),
  /** Null: given up. Left out: the source does not say. */
  mintAuthority: z.string().nullable().optional(),
  freezeAuthority: z.string().nullable().optional(),
})
export type TokenView = z.infer<typeof tokenView>

const listedToken = tokenView.pick({ address: true, symbol: true, name: true, decimals: true, logoURI: true })

export const tokenRoutes = {
  searchTokens: defineRoute({
    method: 'GET',
    path: '/api/tokens/search',
    summary: 'Tokens by symbol, name or address, best first; on every chain unless one is named',
    access: 'session',
    rate: 'read',
    query: z.object({ query: term, chain: chainId.optional(), limit: limit(20) }),
    response: z.array(tokenView),
  }),
  findTokens: defineRoute({
    method: 'POST',
    path: '/api/tokens/multi-search',
    summary: 'Logos of Solana tokens by their addresses; unknown ones are left out',
    access: 'session',
    rate: 'read',
    body: z.object({ addresses: z.array(z.string().min(1).max(64)).min(1).max(100) }),
    response: z.array(tokenView.pick({ address: true, logoURI: true })),
  }),
  searchEvmTokens: defineRoute({
    method: 'GET',
    path: '/api/ethereum/tokens/search',
    summary: 'Tokens of Ethereum (chainId 1) or BSC (56), page by page',
    access: 'session',
    rate: 'read',
    query: z.object({
      query: term,
      chainId: listChainId.default('1'),
      limit: limit(15),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    response: z.array(listedToken),
  }),
  listEvmTokens: defineRoute({
    method: 'GET',
    path: '/api/evm/tokens',
    summary: 'The token list of Ethereum or BSC, or those of it that match',
    access: 'session',
    rate: 'read',
    query: z.object({
      chainId: listChainId.default('1'),
      limit: limit(30),
      query: z.string().trim().max(100).default(''),
    }),
    response: z.array(listedToken),
  }),
}

import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { picture } from '../contract/picture.ts'
import { defineRoute } from '../contract/route.ts'
import { TOKEN_LOGO_PATH } from './constants.ts'

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

/** Plain facts about the danger of a token; each is one badge and one sentence (`core/tokens/risk.ts`). */
export const RISK_KINDS = [
  'mint-authority',
  'freeze-authority',
  'transfer-tax',
  'no-sell-route',
  'thin-liquidity',
  'new-token',
  'concentrated-holders',
  'look-alike',
  'unverified',
] as const
export const riskFact = z.object({
  kind: z.enum(RISK_KINDS),
  level: z.enum(['note', 'warning', 'danger']),
  /** Few words for a badge: 'Mint authority active'. */
  label: z.string(),
  /** One sentence for people. */
  text: z.string(),
})
export type RiskFact = z.infer<typeof riskFact>

/** A token in a list, with the risks that the list itself can tell; its passport knows more. */
export const tokenRow = tokenView.extend({ risks: z.array(riskFact) })
export type TokenRow = z.infer<typeof tokenRow>

/** What is known of one token on one chain, and how far it can be trusted. */
export const tokenPassport = z.object({
  token: tokenView,
  /** The token that owns the symbol on this chain; null where none does or it is this one. */
  imitates: z.object({ address: z.string(), symbol: z.string(), name: z.string() }).nullable(),
  ageMs: z.number().nullable(),
  topHoldersPct: z.number().nullable(),
  transferTaxBps: z.number().nullable(),
  /** Null where nobody could say. */
  canSell: z.boolean().nullable(),
  risks: z.array(riskFact),
})
export type TokenPassport = z.infer<typeof tokenPassport>

/** All that the page of one token tells, besides what moves every second. What nobody knows is null. */
export const tokenDetails = z.object({
  /** Of a look-alike without price, change and market cap. */
  passport: tokenPassport,
  low24hUsd: z.number().nullable(),
  high24hUsd: z.number().nullable(),
  volume24hUsd: z.number().nullable(),
  /** Against the day before, in per cent. */
  volumeChange24hPct: z.number().nullable(),
  /** In circulation, in whole tokens. */
  supply: z.number().nullable(),
})
export type TokenDetails = z.infer<typeof tokenDetails>

export const CANDLE_WINDOWS = ['1m', '5m', '15m', '1h', '4h', '1d', '1w'] as const
export type CandleWindow = (typeof CANDLE_WINDOWS)[number]
export const candle = z.object({
  /** When it opened, in whole seconds. */
  time: z.number().int(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volumeUsd: z.number(),
})
export type Candle = z.infer<typeof candle>

/** What somebody bought or sold on a market. */
export const tokenTrade = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  side: z.enum(['buy', 'sell']),
  /** In whole tokens. */
  amount: z.number(),
  priceUsd: z.number(),
  valueUsd: z.number(),
  wallet: z.string(),
})
export type TokenTrade = z.infer<typeof tokenTrade>

const listedToken = tokenView.pick({ address: true, symbol: true, name: true, decimals: true, logoURI: true })

/** A token of Hedera, as its exchange lists it. */
const hederaToken = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
  decimals: z.number().int(),
  /** In tinybar. */
  price: z.string(),
  priceUsd: z.number(),
})

export const tokenRoutes = {
  trendingTokens: defineRoute({
    method: 'GET',
    path: '/api/tokens/trending',
    summary: 'Most traded tokens of a chain, for lists that nobody has searched yet',
    access: 'session',
    rate: 'read',
    query: z.object({ chain: chainId, limit: limit(20) }),
    response: z.array(tokenRow),
  }),
  trendingEvmTokens: defineRoute({
    method: 'GET',
    path: '/api/ethereum/tokens/trending',
    summary: 'Most traded tokens of Ethereum (chainId 1) or BSC (56)',
    access: 'session',
    rate: 'read',
    query: z.object({ chainId: listChainId.default('1'), limit: limit(15) }),
    response: z.array(listedToken),
  }),
  hederaTokens: defineRoute({
    method: 'GET',
    path: '/api/saucerswap/tokens',
    summary: 'The token list of Hedera, cached for an hour',
    access: 'session',
    rate: 'read',
    response: z.array(hederaToken),
  }),
  getPassport: defineRoute({
    method: 'GET',
    path: '/api/tokens/passport',
    summary:
      'One token by its address: facts, age, holders, tax, whether it can be sold, and what it imitates',
    access: 'session',
    rate: 'read',
    query: z.object({ chain: chainId, address: term }),
    response: tokenPassport,
  }),
  getDetails: defineRoute({
    method: 'GET',
    path: '/api/tokens/details',
    summary: 'One token by its address, for a page about it: its passport and the figures of its last day',
    access: 'session',
    rate: 'read',
    query: z.object({ chain: chainId, address: term }),
    response: tokenDetails,
  }),
  resolveSymbol: defineRoute({
    method: 'GET',
    path: '/api/tokens/resolve',
    summary: 'The one token that a symbol means on a chain, or the candidates to ask about',
    access: 'session',
    rate: 'read',
    query: z.object({ chain: chainId, symbol: term }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), token: tokenView }),
      z.object({ kind: z.literal('ask'), candidates: z.array(tokenView) }),
      z.object({ kind: z.literal('none') }),
    ]),
  }),
  getCandles: defineRoute({
    method: 'GET',
    path: '/api/tokens/candles',
    summary: 'Candles of a token in USD, oldest first; the last one is unfinished',
    access: 'session',
    rate: 'read',
    query: z.object({
      chain: chainId,
      address: term,
      window: z.enum(CANDLE_WINDOWS),
      /** Those that open before this second; now where it is left out. */
      before: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(300),
    }),
    response: z.object({ candles: z.array(candle) }),
  }),
  getTrades: defineRoute({
    method: 'GET',
    path: '/api/tokens/trades',
    summary: 'The last trades in the deepest pool of a token, newest first',
    access: 'session',
    rate: 'read',
    query: z.object({ chain: chainId, address: term }),
    response: z.object({ trades: z.array(tokenTrade) }),
  }),
  searchTokens: defineRoute({
    method: 'GET',
    path: '/api/tokens/search',
    summary: 'Tokens by symbol, name or address, best first; on every chain unless one is named',
    access: 'session',
    rate: 'read',
    query: z.object({ query: term, chain: chainId.optional(), limit: limit(20) }),
    response: z.array(tokenRow),
  }),
  describeTokens: defineRoute({
    method: 'POST',
    path: '/api/tokens/describe',
    summary: 'Tokens of a chain by their addresses, as a list shows them; unknown ones are left out',
    access: 'session',
    rate: 'read',
    body: z.object({ chain: chainId, addresses: z.array(z.string().min(1).max(64)).min(1).max(100) }),
    response: z.array(tokenRow),
  }),
  getLogo: defineRoute({
    method: 'GET',
    path: TOKEN_LOGO_PATH,
    summary: 'The picture of a known token, fetched from where it lies',
    access: 'session',
    rate: 'picture',
    query: z.object({ chain: chainId, address: term }),
    response: picture,
    answers: 'picture',
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

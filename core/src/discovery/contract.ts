import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { MARKED_AT_ONCE, MEMEJOB_PAGE_SIZE, TOKEN_NAME_CHARS } from './constants.ts'
import { memezoneBounds } from './memezone-bounds.ts'

const figure = z.number().nullable()
const link = z.string().nullable()

export const LAUNCHPADS = ['pump', 'launchlab', 'meteora-dbc', 'four-meme', 'memejob'] as const
export type Launchpad = (typeof LAUNCHPADS)[number]

/** A token as every list of discoveries shows it. What its source does not say is null. */
export const discoveredToken = z.object({
  chain: chainId,
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int().nullable(),
  logoURI: link,
  isVerified: z.boolean(),
  /** When its first pool or its curve opened. */
  createdAt: z.iso.datetime().nullable(),
  priceUsd: figure,
  /** Over the window of the list: a day where it has none. */
  changePct: figure,
  volumeUsd: figure,
  buys: figure,
  sells: figure,
  marketCapUsd: figure,
  liquidityUsd: figure,
  holderCount: figure,
  /** Shares of the supply, 0 to 100. */
  devHoldingPct: figure,
  insiderHoldingPct: figure,
  /** Wallets that bought in the first block. */
  sniperWallets: figure,
  /** Null where it was not launched on a bonding curve. */
  launch: z
    .object({
      launchpad: z.enum(LAUNCHPADS),
      /** Share of the curve that is sold, 0 to 1. */
      progress: figure,
      isGraduated: z.boolean(),
      /** What the list is filtered by, as its launchpad names it. */
      label: z.string().nullable(),
    })
    .nullable(),
  links: z.object({ website: link, twitter: link, telegram: link, discord: link }),
})
export type DiscoveredToken = z.infer<typeof discoveredToken>

/** One reading of a list, the same for everybody who looks at it. */
export const discoveredList = z.object({
  tokens: z.array(discoveredToken),
  /** Where the list goes on; null at its end and where it has one page. */
  nextPageId: z.string().nullable(),
  readAt: z.iso.datetime(),
  /** True: its source does not answer, and this is what it said last. */
  isStale: z.boolean(),
})
export type DiscoveredList = z.infer<typeof discoveredList>

export const TRENCHES_CATEGORIES = ['toptrending', 'popular', 'toptraded', 'new', 'toporganicscore'] as const
export type TrenchesCategory = (typeof TRENCHES_CATEGORIES)[number]
export const TRENCHES_WINDOWS = ['5m', '1h', '6h', '24h'] as const
export type TrenchesWindow = (typeof TRENCHES_WINDOWS)[number]

export const MEMEZONE_TABS = ['new', 'graduating', 'graduated'] as const
export type MemezoneTab = (typeof MEMEZONE_TABS)[number]

export const LAUNCH_LAB_SORTS = ['new', 'marketCap', 'lastTrade'] as const
export type LaunchLabSort = (typeof LAUNCH_LAB_SORTS)[number]

export const BNB_TABS = ['hot', 'latest', 'graduating', 'graduated'] as const
export type BnbTab = (typeof BNB_TABS)[number]

/** The specification's words for a token of memejob. */
export const memejobToken = z.object({
  id: z.string(),
  name: z.string(),
  ticker: z.string(),
  logo: z.object({ url: link }),
  dex: z.object({ address: link }),
  priceInUsd: figure,
  marketCapInUsd: figure,
  socials: z.object({ twitter: link, telegram: link, website: link, discord: link }),
})
export type MemejobToken = z.infer<typeof memejobToken>

/** One thing that was looked at before somebody buys. */
export const MARK_KINDS = [
  'sellable',
  'mint-authority',
  'freeze-authority',
  'transfer-tax',
  'dev-holding',
  'insider-holding',
  'snipers',
  'liquidity',
  'top-holders',
  'look-alike',
] as const
export const mark = z.object({
  kind: z.enum(MARK_KINDS),
  /** `unknown`: nobody could say, which is not the same as fine. */
  state: z.enum(['fine', 'check', 'danger', 'unknown']),
  /** 'Mint authority is active' */
  claim: z.string(),
  /** 'More tokens can be created.' */
  reason: z.string().nullable(),
  /** Few words at the right: 'alert at 10%'. */
  figure: z.string().nullable(),
})
export type Mark = z.infer<typeof mark>

export const markedToken = z.object({
  address: z.string(),
  verdict: z.enum(['low', 'check', 'cannot-sell', 'unknown']),
  /** How many marks are to check. */
  toCheck: z.number().int(),
  /** Cautions first, then what is fine, then what nobody could say. */
  marks: z.array(mark),
  checkedAt: z.iso.datetime(),
})
export type MarkedToken = z.infer<typeof markedToken>

const pageId = z.string().min(1).max(200)

export const discoveryRoutes = {
  listTrenches: defineRoute({
    method: 'GET',
    path: '/api/trenches/:category/:window',
    summary: 'Top and trending tokens of Solana over a window',
    access: 'session',
    rate: 'read',
    params: z.object({ category: z.enum(TRENCHES_CATEGORIES), window: z.enum(TRENCHES_WINDOWS) }),
    response: discoveredList,
  }),
  listMemezone: defineRoute({
    method: 'GET',
    path: '/api/memezone/pools',
    summary: 'Launches on pump-style curves of Solana, within bounds',
    access: 'session',
    rate: 'read',
    query: z.object({ tab: z.enum(MEMEZONE_TABS).default('new'), ...memezoneBounds.shape }),
    response: discoveredList,
  }),
  listLaunchLab: defineRoute({
    method: 'GET',
    path: '/api/launchlab/tokens',
    summary: 'Launches of the Solana launch lab, page by page',
    access: 'session',
    rate: 'read',
    query: z.object({ sort: z.enum(LAUNCH_LAB_SORTS).default('new'), nextPageId: pageId.optional() }),
    response: discoveredList,
  }),
  listDbcPools: defineRoute({
    method: 'GET',
    path: '/api/meteora/dbc/top-pools',
    summary: 'The top pools of Meteora’s dynamic bonding curves',
    access: 'session',
    rate: 'read',
    response: discoveredList,
  }),
  listBnbLaunches: defineRoute({
    method: 'GET',
    path: '/api/fourmeme/tokens',
    summary: 'Launches of the BNB-chain launchpad, by name or label if wanted',
    access: 'session',
    rate: 'read',
    query: z.object({
      tab: z.enum(BNB_TABS).default('hot'),
      tokenName: z.string().trim().max(TOKEN_NAME_CHARS).optional(),
      label: z.string().trim().max(TOKEN_NAME_CHARS).optional(),
      pageIndex: z.coerce.number().int().min(1).max(100).default(1),
    }),
    response: discoveredList,
  }),
  listMemejob: defineRoute({
    method: 'GET',
    path: '/api/memejob/tokens',
    summary: 'Tokens of memejob, page by page',
    access: 'session',
    rate: 'read',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(MEMEJOB_PAGE_SIZE),
      orderBy: z.enum(['created', 'price', 'market_cap']).default('created'),
      orderDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    response: z.array(memejobToken),
  }),
  markTokens: defineRoute({
    method: 'POST',
    path: '/api/discovery/marks',
    summary: 'What there is to check before buying each of these tokens',
    access: 'session',
    rate: 'read',
    body: z.object({
      chain: chainId,
      addresses: z.array(z.string().min(1).max(64)).min(1).max(MARKED_AT_ONCE),
    }),
    response: z.array(markedToken),
  }),
}

import type {
  BnbTab,
  DiscoveredToken,
  LaunchLabSort,
  MemejobToken,
  MemezoneTab,
  TrenchesCategory,
  TrenchesWindow,
} from '@windhover/core/discovery/contract'
import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'

export type TokenPage = {
  readonly tokens: readonly DiscoveredToken[]
  readonly nextPageId: string | null
}

/** Where newcomers are listed. Each is another provider; null where the deployment has none. */
export type LaunchLists = {
  readonly trenches: TrenchesList
  readonly memezone: MemezoneList | null
  readonly launchLab: LaunchLabList | null
  readonly dbc: DbcList | null
  readonly bnb: BnbList | null
  readonly memejob: MemejobList | null
  /** What the index of Solana says of the launches of these tokens, whether or not a list shows them. */
  readonly findOnSolana: (addresses: readonly string[]) => Promise<readonly DiscoveredToken[]>
}

export type TrenchesList = (asked: {
  readonly category: TrenchesCategory
  readonly window: TrenchesWindow
}) => Promise<TokenPage>

export type MemezoneList = (asked: {
  readonly tab: MemezoneTab
  readonly bounds: MemezoneBounds
}) => Promise<TokenPage>

export type LaunchLabList = (asked: {
  readonly sort: LaunchLabSort
  readonly nextPageId: string | null
}) => Promise<TokenPage>

export type DbcList = () => Promise<TokenPage>

export type BnbList = (asked: {
  readonly tab: BnbTab
  readonly tokenName: string | null
  readonly label: string | null
  readonly pageIndex: number
}) => Promise<TokenPage>

export type MemejobList = (asked: {
  readonly page: number
  readonly limit: number
  readonly orderBy: 'created' | 'price' | 'market_cap'
  readonly orderDirection: 'asc' | 'desc'
}) => Promise<readonly MemejobToken[]>

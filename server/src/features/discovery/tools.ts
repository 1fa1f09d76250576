import type { BnbTab, DiscoveredToken, LaunchLabSort, MemezoneTab } from '@windhover/core/discovery/contract'
import type { LAUNCH_TABS, TOLD_LAUNCHPADS, ToldToken } from '@windhover/core/discovery/told-token'
import { discoveryTools } from '@windhover/core/discovery/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { createTokenMarker } from './mark-tokens.ts'
import type { DiscoveryParts } from './parts.ts'
import { readBnbLaunches, readDbcPools, readLaunchLab, readMemezone, readTrenches } from './read-lists.ts'

type Tab = (typeof LAUNCH_TABS)[number]
type Tokens = readonly DiscoveredToken[]

/** Where a list has no such tab, the nearest one. */
const MEMEZONE_TABS: Readonly<Record<Tab, MemezoneTab>> = {
  new: 'new',
  hot: 'graduating',
  graduating: 'graduating',
  graduated: 'graduated',
}
const LAUNCH_LAB_SORTS: Readonly<Record<Tab, LaunchLabSort>> = {
  new: 'new',
  hot: 'lastTrade',
  graduating: 'marketCap',
  graduated: 'marketCap',
}
const BNB_TABS: Readonly<Record<Tab, BnbTab>> = {
  new: 'latest',
  hot: 'hot',
  graduating: 'graduating',
  graduated: 'graduated',
}

type Read = (parts: DiscoveryParts, tab: Tab) => Promise<{ readonly tokens: Tokens }>

const LAUNCHES: Readonly<Record<(typeof TOLD_LAUNCHPADS)[number], Read>> = {
  pump: (parts, tab) => readMemezone(parts, { tab: MEMEZONE_TABS[tab], bounds: {} }),
  launchlab: (parts, tab) => readLaunchLab(parts, { sort: LAUNCH_LAB_SORTS[tab], nextPageId: null }),
  'meteora-dbc': (parts) => readDbcPools(parts),
  'four-meme': (parts, tab) =>
    readBnbLaunches(parts, { tab: BNB_TABS[tab], tokenName: null, label: null, pageIndex: 1 }),
}

export function discoveryAgentTools(parts: DiscoveryParts): readonly AgentTool[] {
  const markTokens = createTokenMarker(parts)

  async function tell(tokens: Tokens): Promise<ToldToken[]> {
    const [first] = tokens
    if (first === undefined) return []
    const addresses = tokens.map(({ address }) => address)
    const marked = await markTokens({ chain: first.chain, addresses })
    const marks = new Map(marked.map((each) => [each.address, each]))
    return tokens.map((token) => {
      const { verdict, toCheck } = marks.get(token.address) ?? { verdict: 'unknown', toCheck: 0 }
      return { ...token, progress: token.launch?.progress ?? null, verdict, toCheck }
    })
  }

  return [
    bindTool(discoveryTools.listTrenches, async ({ category, window, limit }) => {
      const { tokens } = await readTrenches(parts, { category, window })
      return { status: 'done' as const, category, window, tokens: await tell(tokens.slice(0, limit)) }
    }),
    bindTool(discoveryTools.listLaunches, async ({ launchpad, tab, limit }) => {
      const { tokens } = await LAUNCHES[launchpad](parts, tab)
      const meant = tokens.filter(({ launch }) => isMeant(tab, launch?.isGraduated ?? false))
      return { status: 'done' as const, launchpad, tab, tokens: await tell(meant.slice(0, limit)) }
    }),
  ]
}

/** Lists without tabs for it have both in one. */
function isMeant(tab: Tab, isGraduated: boolean): boolean {
  if (tab === 'graduated') return isGraduated
  return tab !== 'graduating' || !isGraduated
}

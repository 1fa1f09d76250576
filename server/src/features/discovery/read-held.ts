import { type DiscoveredToken, MEMEZONE_TABS } from '@windhover/core/discovery/contract'
import { type ListParts, readMemezone } from './read-lists.ts'

export type Held = Pick<
  DiscoveredToken,
  'devHoldingPct' | 'insiderHoldingPct' | 'sniperWallets' | 'liquidityUsd'
>

/** Who holds a launch is told by the list it stands in alone. The lists are the readings that everybody sees. */
export async function readHeld(parts: ListParts, everyMs: number): Promise<ReadonlyMap<string, Held>> {
  if (parts.launchLists.memezone === null) return new Map()
  const lists = await Promise.allSettled(
    MEMEZONE_TABS.map((tab) => readMemezone(parts, { tab, bounds: {}, everyMs })),
  )
  const tokens = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.tokens : []))
  return new Map(tokens.map((token) => [token.address, token]))
}

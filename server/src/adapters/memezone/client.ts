import { MEMEZONE_LIMIT } from '@windhover/core/discovery/constants'
import type { MemezoneTab } from '@windhover/core/discovery/contract'
import {
  MEMEZONE_BOUNDS,
  type MemezoneBound,
  type MemezoneBounds,
} from '@windhover/core/discovery/memezone-bounds'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { MemezoneList } from '../../ports/launch-lists.ts'
import { memezoneAnswer, toMemezoneToken } from './parse.ts'

const ANSWER_WITHIN_MS = 5_000

/** G36: a launch that has left the curve is found by where it came from. */
const TABS: Readonly<Record<MemezoneTab, Readonly<Record<string, string>>>> = {
  new: { exchange: 'pump', orderBy: 'createdAt' },
  graduating: { exchange: 'pump', orderBy: 'curvePercent' },
  graduated: { preExchange: 'pump', orderBy: 'createdAt' },
}

const FIELDS: Readonly<Record<MemezoneBound, string>> = {
  marketCap: 'marketCap',
  liquidity: 'liquidUsd',
  volume: 'totalVolume',
  devHolding: 'devHoldingPercent',
  insiderHolding: 'insiderHoldingPercent',
  holders: 'holderCount',
  buys: 'buys',
  sells: 'sells',
  trades: 'txns',
  sniperWallets: 'sniperWallets',
}

/** Launches on pump-style curves of Solana. */
export function createMemezone(options: { url: string; timeoutMs?: number }): MemezoneList {
  const { url, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: 'The memezone', baseUrl: url, timeoutMs })
  return async ({ tab, bounds }) => {
    const query = new URLSearchParams({
      chain: 'sol',
      context: 'meme',
      ...TABS[tab],
      orderDirection: 'desc',
      limit: String(MEMEZONE_LIMIT),
      ...writeBounds(bounds),
    })
    const { pools } = await source.get(`/pools?${query}`, memezoneAnswer)
    return { tokens: pools.map(toMemezoneToken), nextPageId: null }
  }
}

function writeBounds(bounds: MemezoneBounds): Readonly<Record<string, string>> {
  const sides = MEMEZONE_BOUNDS.flatMap(({ name }) => [
    [`${FIELDS[name]}[gte]`, bounds[`${name}Min`]],
    [`${FIELDS[name]}[lte]`, bounds[`${name}Max`]],
  ])
  return Object.fromEntries(
    sides.filter(([, value]) => value !== undefined).map(([side, value]) => [side, `${value}`]),
  )
}

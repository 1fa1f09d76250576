import type { DefiProtocol, YieldPool } from '@windhover/core/intelligence/defi-facts'
import type { DefiFacts } from '../../ports/defi-facts.ts'
import type { NamedProtocol } from './parse.ts'

type ProtocolQuery = Parameters<DefiFacts['listProtocols']>[0]
type YieldQuery = Parameters<DefiFacts['listYields']>[0]

/** The chain that people call BSC has a name of its own here. */
const CHAIN_NAMES: Readonly<Record<string, string>> = { bnb: 'bsc', 'bnb chain': 'bsc', binance: 'bsc' }

export function pickProtocols(
  all: readonly NamedProtocol[],
  { chain, category, limit }: ProtocolQuery,
): readonly DefiProtocol[] {
  return all
    .map(({ protocol }) => protocol)
    .filter((each) => chain === null || each.chains.some((name) => isChain(name, chain)))
    .filter((each) => category === null || isSame(each.category ?? '', category))
    .toSorted((one, other) => other.tvlUsd - one.tvlUsd)
    .slice(0, limit)
}

/** The name counts before the symbol, and of equals the larger one is meant. */
export function findProtocol(all: readonly NamedProtocol[], text: string): DefiProtocol | null {
  const bySize = all.toSorted((one, other) => other.protocol.tvlUsd - one.protocol.tvlUsd)
  const found =
    bySize.find(({ protocol }) => isSame(protocol.slug, text) || isSame(protocol.name, text)) ??
    bySize.find(({ symbol }) => isSame(symbol ?? '', text)) ??
    bySize.find(({ protocol }) => protocol.name.toLowerCase().startsWith(text.trim().toLowerCase()))
  return found?.protocol ?? null
}

export function pickPools(all: readonly YieldPool[], query: YieldQuery): readonly YieldPool[] {
  const { chain, symbol, project, isStable, minTvlUsd, limit } = query
  return all
    .filter((pool) => pool.tvlUsd >= minTvlUsd)
    .filter((pool) => chain === null || isChain(pool.chain, chain))
    .filter((pool) => isStable === null || pool.isStable === isStable)
    .filter((pool) => project === null || isSame(pool.project, project))
    .filter((pool) => symbol === null || pool.symbol.split(/[-/ ]/).some((part) => isSame(part, symbol)))
    .toSorted((one, other) => other.apyPct - one.apyPct)
    .slice(0, limit)
}

function isChain(name: string, asked: string): boolean {
  const plain = asked.trim().toLowerCase()
  return isSame(name, CHAIN_NAMES[plain] ?? plain)
}

function isSame(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()
}

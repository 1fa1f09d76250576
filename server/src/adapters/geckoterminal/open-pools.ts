import type { ChainId } from '@windhover/core/chains/chain'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream, type Upstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import { pickPool, poolsAnswer } from './parse.ts'

const NETWORKS: Readonly<Record<ChainId, string>> = {
  solana: 'solana',
  ethereum: 'eth',
  bsc: 'bsc',
  hedera: 'hedera-hashgraph',
}
/** Which pool is the deepest changes seldom, and the free plan allows thirty calls a minute. */
const POOL_FRESH_MS = 10 * 60_000
const POOL_STALE_MS = 24 * 3_600_000
const POOLS_MAX = 5_000

export type PoolOptions = {
  readonly chain: ChainId
  readonly url: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

export type Pools = {
  readonly api: Upstream
  /** Where the pools of a token are listed. */
  readonly poolsPathOf: (contract: string) => string
  /** The deepest pool of a token; null where it has none. */
  readonly findPool: (contract: string) => Promise<string | null>
  /** Where a pool is asked about. */
  readonly pathOf: (pool: string) => string
}

/** The service tells prices and trades by pool: which one is asked for is found once for both. */
export function openPools({ chain, url, clock, timeoutMs }: PoolOptions): Pools {
  const network = NETWORKS[chain]
  const api = createUpstream({
    name: 'geckoterminal',
    baseUrl: url,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<string | null>({
    clock,
    freshMs: POOL_FRESH_MS,
    staleMs: POOL_STALE_MS,
    max: POOLS_MAX,
  })
  const poolsPathOf = (contract: string) => `/networks/${network}/tokens/${contract}/pools?page=1`
  return {
    api,
    poolsPathOf,
    findPool: (contract) =>
      shared(contract, () => api.get(poolsPathOf(contract), poolsAnswer).then(pickPool, noneIfUnknown)),
    pathOf: (pool) => `/networks/${network}/pools/${encodeURIComponent(pool)}`,
  }
}

function noneIfUnknown(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null
  throw error
}

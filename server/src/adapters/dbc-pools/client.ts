import { createSource } from '../../platform/upstream/create-source.ts'
import type { DbcList } from '../../ports/launch-lists.ts'
import { dbcAnswer, toDbcToken } from './parse.ts'

const ANSWER_WITHIN_MS = 5_000
const TOP_POOLS = '/v1/pools/toptrending/24h?launchpads=met-dbc'

/** The top pools of Meteora's dynamic bonding curves. */
export function createDbcPools(options: { url: string; timeoutMs?: number }): DbcList {
  const { url, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: 'The list of Meteora DBC pools', baseUrl: url, timeoutMs })
  return async () => {
    const { pools } = await source.get(TOP_POOLS, dbcAnswer)
    return { tokens: pools.map(toDbcToken), nextPageId: null }
  }
}

import { createSource } from '../../platform/upstream/create-source.ts'
import type { MemejobList } from '../../ports/launch-lists.ts'
import { memejobRows, toMemejobToken } from './parse.ts'

const ANSWER_WITHIN_MS = 5_000

type Sort = Parameters<MemejobList>[0]['orderBy']

/** It cannot sort by price. The supply of all its tokens is the same, so that pages by market cap are the nearest. */
const ORDERS: Readonly<Record<Sort, string>> = {
  created: 'creation-time',
  market_cap: 'market-cap',
  price: 'market-cap',
}

/** Tokens of memejob, on Hedera. */
export function createMemejob(options: { url: string; timeoutMs?: number }): MemejobList {
  const { url, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: 'memejob', baseUrl: url, timeoutMs })
  return async ({ page, limit, orderBy, orderDirection }) => {
    const query = new URLSearchParams({
      // It counts from 0.
      page: String(page - 1),
      limit: String(limit),
      orderBy: ORDERS[orderBy],
      orderDirection,
    })
    const tokens = (await source.get(`/tokens?${query}`, memejobRows)).map(toMemejobToken)
    if (orderBy !== 'price') return tokens
    const sign = orderDirection === 'asc' ? 1 : -1
    return tokens.toSorted((one, other) => sign * ((one.priceInUsd ?? 0) - (other.priceInUsd ?? 0)))
  }
}

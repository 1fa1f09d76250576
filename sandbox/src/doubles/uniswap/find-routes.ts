import { type Address, isAddressEqual } from 'viem'
import type { Pool } from '../../chains/evm/pool-book.ts'

export type Hop = { readonly pool: Pool; readonly tokenIn: Address; readonly tokenOut: Address }
/** Hops of one protocol only, so that one command of the router can take them all. */
export type Route = readonly Hop[]

const MAX_HOPS = 3
/** Candidates that are worth asking the quoter about. */
const MAX_ROUTES = 16

/** Shortest first. */
export function findRoutes(pools: readonly Pool[], tokenIn: Address, tokenOut: Address): readonly Route[] {
  const found: Route[] = []
  let unfinished: Route[] = hopsFrom(pools, tokenIn).map((hop) => [hop])
  for (let length = 1; length <= MAX_HOPS; length += 1) {
    found.push(...unfinished.filter((route) => endsAt(route, tokenOut)))
    unfinished = unfinished
      .filter((route) => !endsAt(route, tokenOut))
      .flatMap((route) => extend(pools, route, tokenIn))
  }
  return found.slice(0, MAX_ROUTES)
}

function hopsFrom(pools: readonly Pool[], token: Address): Hop[] {
  return pools.flatMap((pool) => {
    const { token0, token1 } = pool
    if (isAddressEqual(token0.token, token)) return [{ pool, tokenIn: token0.token, tokenOut: token1.token }]
    if (isAddressEqual(token1.token, token)) return [{ pool, tokenIn: token1.token, tokenOut: token0.token }]
    return []
  })
}

function extend(pools: readonly Pool[], route: Route, start: Address): Route[] {
  const end = route.at(-1)
  if (!end) return []
  const seen = [start, ...route.map((hop) => hop.tokenOut)]
  return hopsFrom(pools, end.tokenOut)
    .filter((hop) => !seen.some((token) => isAddressEqual(token, hop.tokenOut)))
    .map((hop) => [...route, hop])
}

function endsAt(route: Route, token: Address): boolean {
  const end = route.at(-1)
  return end !== undefined && isAddressEqual(end.tokenOut, token)
}

import type { OrderQuery } from './order-query.ts'
import type { TradedToken } from './traded-token.ts'

const ROUTERS = ['jupiterz', 'metis', 'dflow', 'okx'] as const
export type Router = (typeof ROUTERS)[number]

/** Makers quote what they hold inventory of; young tokens and sponsored gas are left to the aggregators. */
export function pickRouter(
  query: Pick<OrderQuery, 'excludeRouters' | 'payer' | 'taker'>,
  tokens: readonly TradedToken[],
): Router | null {
  const excluded = new Set<Router>(query.excludeRouters)
  if (query.payer !== undefined && query.payer !== query.taker) {
    return excluded.has('metis') ? null : 'metis'
  }
  if (tokens.some((token) => token.class === 'launch')) excluded.add('jupiterz')
  return ROUTERS.find((router) => !excluded.has(router)) ?? null
}

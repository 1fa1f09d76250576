import { queryOptions } from '@tanstack/react-query'
import type { RouteContract, RouteRequest } from '@windhover/core/contract/route'
import { type CallArguments, callRoute } from './call-route.ts'

/** Cache key of a route; without a request it covers every request of that route. */
export function routeKey<Route extends RouteContract>(contract: Route, request?: RouteRequest<Route>) {
  return request === undefined ? ([contract.path] as const) : ([contract.path, request] as const)
}

/** Query options of a reading route: `useQuery(routeQuery(vaultRoutes.listVaults))`. */
export function routeQuery<Route extends RouteContract>(contract: Route, ...args: CallArguments<Route>) {
  const [request, options] = args
  return queryOptions({
    queryKey: routeKey(contract, request as RouteRequest<Route> | undefined),
    queryFn: ({ signal }) =>
      callRoute(contract, ...([request, { ...options, signal }] as unknown as CallArguments<Route>)),
  })
}

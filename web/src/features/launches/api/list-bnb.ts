import { useQuery } from '@tanstack/react-query'
import { BNB_EVERY_MS } from '@windhover/core/discovery/constants'
import { type BnbTab, discoveryRoutes } from '@windhover/core/discovery/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

type Asked = { readonly tab: BnbTab; readonly name: string; readonly label: string | null }

export function useBnbLaunches({ tab, name, label }: Asked) {
  const tokenName = name.trim()
  return useQuery({
    ...routeQuery(discoveryRoutes.listBnbLaunches, {
      query: {
        tab,
        ...(tokenName === '' ? {} : { tokenName }),
        ...(label === null ? {} : { label }),
        pageIndex: 1,
      },
    }),
    refetchInterval: BNB_EVERY_MS,
  })
}

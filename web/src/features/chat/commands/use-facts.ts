import { useQueries, useQuery } from '@tanstack/react-query'
import { NATIVE } from '@windhover/core/balances/constants'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { useMemo } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey, routeQuery } from '../../../lib/api/route-query.ts'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { TokenChoice } from './choice.ts'
import { listTokens } from './list-tokens.ts'

const FOUND_MAX = 20
const DESCRIBED_MAX = 100
const FRESH_MS = 60_000
const SEARCH_AFTER_MS = 150

type TokensKnown = { readonly tokens: readonly TokenChoice[]; readonly isSearching: boolean }

/** Tokens of the vault, the usual ones of every network, and those that the index finds for what is being typed. */
export function useTokens(vaultId: string, typed: string): TokensKnown {
  const wallets = useQuery(readingQuery(balanceRoutes.getOverview, { query: { vaultId } })).data?.wallets
  const held = useQueries({
    queries: (wallets ?? []).map(({ chain, holdings }) => {
      const tokens = holdings.map(({ token }) => token).filter((token) => token !== NATIVE)
      return describeQuery(chain, tokens.slice(0, DESCRIBED_MAX))
    }),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const query = useDebounced(typed.slice(0, 100), SEARCH_AFTER_MS)
  const search = useQuery({
    ...routeQuery(tokenRoutes.searchTokens, { query: { query: query || '-', limit: FOUND_MAX } }),
    enabled: query !== '',
    staleTime: FRESH_MS,
    retry: false,
  })
  const found = search.data
  const tokens = useMemo(
    () => listTokens({ wallets: wallets ?? [], rows: [...held, ...(found ?? [])] }),
    [wallets, held, found],
  )
  return { tokens, isSearching: typed !== '' && (query !== typed || search.isFetching) }
}

function describeQuery(chain: ChainId, addresses: string[]) {
  const body = { chain, addresses }
  return {
    queryKey: routeKey(tokenRoutes.describeTokens, { body }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callRoute(tokenRoutes.describeTokens, { body }, { signal }),
    enabled: addresses.length > 0,
    staleTime: FRESH_MS,
    // Without it the token is only not offered.
    retry: false,
  }
}

/** Whom the vault has paid on these chains, and how often; empty until known. */
export function usePaid(vaultId: string, chains: readonly ChainId[]) {
  return useQueries({
    queries: chains.map((chain) => ({
      ...routeQuery(transactionRoutes.listRecipients, { query: { vaultId, chain } }),
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.recipients ?? []),
  })
}

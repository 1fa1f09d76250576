import { type QueryClient, skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { MARKED_AT_ONCE } from '@windhover/core/discovery/constants'
import { discoveryRoutes, type MarkedToken } from '@windhover/core/discovery/contract'
import { useEffect, useRef } from 'react'
import { callRoute } from '../../lib/api/call-route.ts'

type Asked = { readonly chain: ChainId; readonly address: string }

/** As long as marks are taken for true. */
const FRESH_MS = 60_000
/** Whoever scrolls past rows does not look at them. */
const RESTS_MS = 120

const keyOf = ({ chain, address }: Asked) => [discoveryRoutes.markTokens.path, chain, address] as const

/** Undefined: not asked yet. Null: nobody could say. */
export function useMarked(token: Asked): MarkedToken | null | undefined {
  return useQuery<MarkedToken | null>({ queryKey: keyOf(token), queryFn: skipToken }).data
}

/** Asks for the marks of the rows in sight, many at once, and again after a minute. */
export function useMarksOf(tokens: readonly Asked[]): void {
  const queryClient = useQueryClient()
  const asked = useRef(new Set<string>())
  const names = tokens.map(({ address }) => address).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are asked for once
  useEffect(() => {
    const ask = () => void askFor(queryClient, tokens, asked.current)
    const soon = setTimeout(ask, RESTS_MS)
    const again = setInterval(ask, FRESH_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
    }
  }, [queryClient, names])
}

async function askFor(
  queryClient: QueryClient,
  tokens: readonly Asked[],
  underway: Set<string>,
): Promise<void> {
  const isFresh = (token: Asked) => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(keyOf(token)) ?? {}
    return Date.now() - dataUpdatedAt < FRESH_MS
  }
  const wanted = tokens.filter((token) => !isFresh(token) && !underway.has(token.address))
  const byChain = Map.groupBy(wanted, ({ chain }) => chain)
  const batches = [...byChain].flatMap(([chain, all]) =>
    chunk(
      all.map(({ address }) => address),
      MARKED_AT_ONCE,
    ).map((addresses) => ({ chain, addresses })),
  )
  await Promise.all(batches.map((batch) => askBatch(queryClient, batch, underway)))
}

type Batch = { readonly chain: ChainId; readonly addresses: string[] }

async function askBatch(
  queryClient: QueryClient,
  { chain, addresses }: Batch,
  underway: Set<string>,
): Promise<void> {
  for (const address of addresses) underway.add(address)
  const marked = await callRoute(discoveryRoutes.markTokens, { body: { chain, addresses } }).catch(() => [])
  for (const address of addresses) {
    underway.delete(address)
    const found = marked.find((each) => each.address === address) ?? null
    queryClient.setQueryData(keyOf({ chain, address }), found)
  }
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** The marks that are known of these tokens, by address; drawn anew when one comes. */
export function useMarkedMap(tokens: readonly Asked[]): ReadonlyMap<string, MarkedToken> {
  return useQueries({
    queries: tokens.map((token) => ({ queryKey: keyOf(token), queryFn: skipToken })),
    combine: collect,
  })
}

function collect(results: readonly { readonly data: unknown }[]): ReadonlyMap<string, MarkedToken> {
  const known = results.flatMap(({ data }) => (data ? [data as MarkedToken] : []))
  return new Map(known.map((marked) => [marked.address, marked]))
}

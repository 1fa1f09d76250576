import type { TrenchesCategory, TrenchesWindow } from '@windhover/core/discovery/contract'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { goodRows } from '../../platform/upstream/read-fields.ts'
import type { LaunchLists, TrenchesList } from '../../ports/launch-lists.ts'
import { toIndexError } from './errors.ts'
import { toTrenchesToken, trenchesRow } from './parse-trenches.ts'

const LIMIT = 100
/** The API takes this many addresses in one question. */
const ADDRESSES_PER_CALL = 100

/** C10: the index has no category of newcomers by window and none called popular. */
const PATHS: Readonly<Record<TrenchesCategory, (window: TrenchesWindow) => string>> = {
  toptrending: (window) => top('toptrending', window),
  popular: (window) => top('toptraded', window),
  toptraded: (window) => top('toptraded', window),
  new: () => '/tokens/v2/recent',
  toporganicscore: (window) => top('toporganicscore', window),
}

const top = (category: string, window: TrenchesWindow) => `/tokens/v2/${category}/${window}?limit=${LIMIT}`

type Options = { readonly url: string; readonly apiKey: string; readonly timeoutMs?: number }

/** Top and trending tokens of Solana. */
export function createTrenches(options: Options): TrenchesList {
  const read = openRows(options)
  return async ({ category, window }) => {
    const tokens = (await read(PATHS[category](window))).map((row) => toTrenchesToken(row, window))
    return { tokens: tokens.toSorted(ORDERS[category] ?? asTheyCome), nextPageId: null }
  }
}

/** The same facts of tokens that no list shows. */
export function createTokenFinder(options: Options): LaunchLists['findOnSolana'] {
  const read = openRows(options)
  return async (addresses) => {
    const parts = Array.from({ length: Math.ceil(addresses.length / ADDRESSES_PER_CALL) }, (_, part) =>
      addresses.slice(part * ADDRESSES_PER_CALL, (part + 1) * ADDRESSES_PER_CALL),
    )
    const ask = (part: readonly string[]) =>
      read(`/tokens/v2/search?${new URLSearchParams({ query: part.join(',') })}`)
    const rows = (await Promise.all(parts.map(ask))).flat()
    return rows.map((row) => toTrenchesToken(row, '24h')).filter(({ address }) => addresses.includes(address))
  }
}

function openRows({ url, apiKey, timeoutMs }: Options) {
  const api = createUpstream({
    name: 'jupiter',
    baseUrl: url,
    ...(apiKey === '' ? {} : { headers: { 'x-api-key': apiKey } }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return (path: string) =>
    api.get(path, goodRows(trenchesRow)).catch((error: unknown) => {
      throw toIndexError(error)
    })
}

type Order = Parameters<Awaited<ReturnType<TrenchesList>>['tokens']['toSorted']>[0]

const asTheyCome: Order = () => 0
const ORDERS: Readonly<Partial<Record<TrenchesCategory, Order>>> = {
  popular: (one, other) => (other.holderCount ?? 0) - (one.holderCount ?? 0),
  new: (one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
}

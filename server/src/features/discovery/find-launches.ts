import type { ChainId } from '@windhover/core/chains/chain'
import { BNB_TABS, type DiscoveredToken, discoveredToken } from '@windhover/core/discovery/contract'
import { describeToken } from '@windhover/core/discovery/describe-token'
import type { Parts } from '../../composition/feature.ts'
import { createGatherer } from '../../platform/upstream/gather-questions.ts'
import { readBnbLaunches, readMemejob } from './read-lists.ts'
import { readPlaced } from './read-placed.ts'

export const launchNeeds = ['launchLists', 'readings', 'log', 'tokenIndexes', 'namedPictures'] as const
type LaunchParts = Parts<typeof launchNeeds>
type Place = { readonly chain: ChainId; readonly address: string }
type Find = (parts: LaunchParts, addresses: readonly string[]) => Promise<readonly DiscoveredToken[]>

const FRESH_MS = 10_000
/** All launches of one question are one call. */
const GATHER_MS = 10
const PLACES = 20_000
const MEMEJOB_PAGE = { page: 1, limit: 50, orderBy: 'created', orderDirection: 'desc' } as const

/** Solana's index knows every launch by its address; elsewhere a launch is known while a list shows it. */
const FINDERS: Readonly<Record<ChainId, Find>> = {
  solana: async (parts, addresses) => {
    const ask = createGatherer({ gatherMs: GATHER_MS, max: 100, ask: parts.launchLists.findOnSolana })
    const found = await Promise.all(addresses.map((address) => findOnSolana(parts, address, ask)))
    return found.flatMap((token) => token ?? [])
  },
  bsc: async (parts) => {
    if (parts.launchLists.bnb === null) return []
    const page = { tokenName: null, label: null, pageIndex: 1 }
    const lists = await Promise.allSettled(BNB_TABS.map((tab) => readBnbLaunches(parts, { ...page, tab })))
    return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.tokens : []))
  },
  hedera: async (parts) => {
    if (parts.launchLists.memejob === null) return []
    return (await readMemejob(parts, MEMEJOB_PAGE)).map(({ id, ticker, name, dex, ...told }) =>
      describeToken({
        ...{ chain: 'hedera', address: id, symbol: ticker, name },
        ...{ priceUsd: told.priceInUsd, marketCapUsd: told.marketCapInUsd },
        launch: { launchpad: 'memejob', progress: null, isGraduated: dex.address !== null, label: null },
      }),
    )
  },
  ethereum: async () => [],
}

/** What is known of tokens as launches, as far as anybody says; with the addresses that were asked for. */
export async function findLaunches(
  parts: LaunchParts,
  places: readonly Place[],
): Promise<readonly DiscoveredToken[]> {
  const byChain = Map.groupBy(places, ({ chain }) => chain)
  const found = await Promise.all([...byChain].map(([chain, asked]) => findOn(parts, chain, asked)))
  return found.flat()
}

async function findOn(parts: LaunchParts, chain: ChainId, asked: readonly Place[]) {
  const spelt = new Map(asked.map(({ address }) => [address.toLowerCase(), address]))
  const known = await FINDERS[chain](parts, [...spelt.values()]).catch((error: unknown) => {
    parts.log.warn({ err: error, chain }, 'launches are away')
    return []
  })
  const wanted = known.flatMap((token) => {
    const address = spelt.get(token.address.toLowerCase())
    return address === undefined ? [] : [{ ...token, address }]
  })
  return [...new Map(wanted.map((token) => [token.address, token])).values()]
}

async function findOnSolana(
  parts: LaunchParts,
  address: string,
  ask: (address: string) => Promise<readonly DiscoveredToken[]>,
): Promise<DiscoveredToken | null> {
  const reading = await readPlaced(parts, {
    ...{ scope: 'launch', key: address, places: PLACES, freshMs: FRESH_MS },
    schema: discoveredToken.nullable(),
    load: async () => (await ask(address)).find((token) => token.address === address) ?? null,
  })
  return reading.state === 'unknown' ? null : reading.value
}

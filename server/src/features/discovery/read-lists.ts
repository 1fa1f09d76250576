import {
  BNB_EVERY_MS,
  DBC_EVERY_MS,
  LAUNCH_LAB_EVERY_MS,
  MEMEJOB_STALE_MS,
  MEMEZONE_EVERY_MS,
  TRENCHES_EVERY_MS,
} from '@windhover/core/discovery/constants'
import { type MemejobToken, type MemezoneTab, memejobToken } from '@windhover/core/discovery/contract'
import { discoveryErrors } from '@windhover/core/discovery/errors'
import { hederaTokenOf } from '@windhover/core/discovery/hedera-token'
import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import { isAppError } from '@windhover/core/errors/app-error'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { BnbList, LaunchLabList, MemejobList, TrenchesList } from '../../ports/launch-lists.ts'
import { namePictures, type PictureParts } from '../tokens/index.ts'
import { readList, readShared } from './read-list.ts'

export type ListParts = Pick<FeatureParts, 'launchLists' | 'readings' | 'log'> & PictureParts
type Asked<List extends (asked: never) => unknown> = Parameters<List>[0]

function offered<List>(list: List | null): List {
  if (list === null) throw discoveryErrors.notOffered()
  return list
}

export function readTrenches(parts: ListParts, asked: Asked<TrenchesList>) {
  const { category, window } = asked
  return readList(parts, {
    list: 'trenches',
    key: `${category} ${window}`,
    everyMs: TRENCHES_EVERY_MS,
    load: () => parts.launchLists.trenches(asked),
  })
}

export function readMemezone(
  parts: ListParts,
  asked: { readonly tab: MemezoneTab; readonly bounds: MemezoneBounds; readonly everyMs?: number },
) {
  const { tab, everyMs = MEMEZONE_EVERY_MS } = asked
  const set = Object.entries(asked.bounds).filter(([, value]) => value !== undefined)
  const bounds = Object.fromEntries(set.toSorted(([one], [other]) => one.localeCompare(other)))
  const list = offered(parts.launchLists.memezone)
  return readList(parts, {
    list: 'memezone',
    key: `${tab} ${JSON.stringify(bounds)}`,
    isOpen: set.length > 0,
    everyMs,
    load: () => list({ tab, bounds }),
  })
}

export function readLaunchLab(parts: ListParts, asked: Asked<LaunchLabList>) {
  const list = offered(parts.launchLists.launchLab)
  const { sort, nextPageId } = asked
  return readList(parts, {
    list: 'launch-lab',
    key: `${sort} ${nextPageId ?? ''}`,
    isOpen: nextPageId !== null,
    everyMs: LAUNCH_LAB_EVERY_MS,
    load: () => list(asked),
  })
}

export function readDbcPools(parts: ListParts) {
  const list = offered(parts.launchLists.dbc)
  return readList(parts, { list: 'dbc', key: 'top', everyMs: DBC_EVERY_MS, load: list })
}

export function readBnbLaunches(parts: ListParts, asked: Asked<BnbList>) {
  const list = offered(parts.launchLists.bnb)
  const { tab, tokenName, label, pageIndex } = asked
  return readList(parts, {
    list: 'bnb',
    key: JSON.stringify([tab, tokenName, label, pageIndex]),
    isOpen: tokenName !== null || label !== null || pageIndex > 1,
    everyMs: BNB_EVERY_MS,
    load: () => list(asked),
  })
}

export async function readMemejob(parts: ListParts, asked: Asked<MemejobList>) {
  const list = offered(parts.launchLists.memejob)
  const { page, limit, orderBy, orderDirection } = asked
  try {
    const { value } = await readShared(parts, {
      list: 'memejob',
      key: JSON.stringify([page, limit, orderBy, orderDirection]),
      isOpen: true,
      everyMs: MEMEJOB_STALE_MS,
      schema: z.array(memejobToken),
      load: async () => withMemejobPictures(parts, await list(asked)),
    })
    return value
  } catch (error) {
    if (!isAppError(error, discoveryErrors.sourceAway)) throw error
    // R3-143
    throw discoveryErrors.sourceAway({ text: `Failed to load memejob tokens: ${error.status}`, cause: error })
  }
}

async function withMemejobPictures(
  parts: PictureParts,
  tokens: readonly MemejobToken[],
): Promise<MemejobToken[]> {
  const addressOf = (token: MemejobToken) => hederaTokenOf(token) ?? token.id
  const listed = tokens.map((token) => ({
    ...{ address: addressOf(token), symbol: token.ticker, name: token.name },
    ...{ isVerified: false, url: token.logo.url },
  }))
  const shown = await namePictures(parts, 'hedera', listed)
  return tokens.map((token) => (shown.has(addressOf(token)) ? token : { ...token, logo: { url: null } }))
}

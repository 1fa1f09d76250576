import type { Plan, PlannedCall } from '../plan.ts'
import { setOf } from '../words/set-of.ts'
import { chainOf, numberOf, plainOf, type Read, textOf } from './parts-of.ts'
import {
  isTime,
  type NamedLaunchpad,
  placeOf,
  readCategory,
  readLaunchpad,
  readTab,
  readWindow,
} from './read-lists.ts'

const LISTS = setOf('list_trenches list_launches list_alpha_projects')
export const isList = (tool: string): boolean => LISTS.has(tool)

/** No list tells more at once. */
const ROWS_MAX = 20

/** 'Show me trenches', 'newest tokens on BNB', 'any alpha on Solana?'. */
export function fillList(read: Read): Plan {
  const { label: tool, pieces } = read
  if (pieces.some(({ value }) => value.type === 'other-chain')) return { kind: 'say', topic: 'other-chain' }
  const limit = limitOf(read)
  if (tool === 'list_alpha_projects') {
    const name = textOf(read, tool)
    const chain = name === undefined ? placeOf(pieces) : chainOf(read)
    return callOf(tool, { name, chain, limit })
  }
  const plain = plainOf(read)
  const launchpad = readLaunchpad(plain, pieces)
  // The trenches are on Solana; elsewhere they are what launches there.
  if (tool === 'list_trenches' && (placeOf(pieces) ?? 'solana') === 'solana')
    return callOf(tool, { category: readCategory(plain), window: readWindow(plain), limit })
  return callLaunches({ launchpad, tab: readTab(plain), limit })
}

type LaunchArgs = Readonly<Record<string, unknown>> & { readonly launchpad?: NamedLaunchpad | undefined }

export function callLaunches({ launchpad, ...args }: LaunchArgs): Plan {
  if (launchpad === 'none') return { kind: 'say', topic: 'other-launches' }
  return callOf('list_launches', launchpad === 'pump' ? args : { launchpad, ...args })
}

export function callOf(tool: string, args: PlannedCall['args']): Plan {
  const said = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  return { kind: 'call', calls: [{ tool, args: said }] }
}

function limitOf(read: Read): number | undefined {
  const tags = read.tags.map((each, at) => (isTime(read.pieces, at) ? { ...each, tag: 'O' } : each))
  const limit = numberOf({ ...read, tags }, 'limit')
  return limit === undefined || !Number.isInteger(limit) || limit < 1 ? undefined : Math.min(limit, ROWS_MAX)
}

import type { Plan, PlannedCall } from '../plan.ts'
import { callLaunches, callOf } from '../slots/fill-list.ts'
import type { Piece } from '../slots/piece.ts'
import { isTime, placeOf, readCategory, readLaunchpad, readTab, readWindow } from '../slots/read-lists.ts'
import { setOf } from '../words/set-of.ts'

/** Words that choose a part of a list and ask for nothing by themselves. */
export const LIST_WORDS = setOf(
  `graduated graduating graduate hot hottest new newest organic minutes minute min mins hour hr 1h 6h 24h fun pump.fun pumpfun
  fourmeme four.meme launchlab meteora raydium`,
)

/** 'And on bnb?', 'over 6h', 'the graduated ones': the same list with that changed. Null where nothing is. */
export function changeList({ tool, args }: PlannedCall, pieces: readonly Piece[]): Plan | null {
  if (pieces.some(({ value }) => value.type === 'other-chain')) return { kind: 'say', topic: 'other-chain' }
  const changed = changeArgs(tool, pieces)
  const limit = limitIn(pieces)
  const said = Object.entries({ ...changed, limit }).filter(([, value]) => value !== undefined)
  if (said.every(([key, value]) => args[key] === value)) return null
  const all = { ...args, ...Object.fromEntries(said) }
  const { launchpad } = changed
  if (launchpad === undefined) return callOf(tool, all)
  return callLaunches(tool === 'list_launches' ? { ...all, launchpad } : { launchpad, limit: all.limit })
}

function changeArgs(tool: string, pieces: readonly Piece[]) {
  const plain = pieces.map(({ value, mask, lower }) => (value.type === 'word' ? mask : lower)).join(' ')
  const place = placeOf(pieces)
  if (tool === 'list_alpha_projects') return { chain: place }
  const launchpad = readLaunchpad(plain, pieces)
  if (tool === 'list_launches') return { launchpad, tab: readTab(plain) }
  return place === undefined || place === 'solana'
    ? { category: readCategory(plain), window: readWindow(plain) }
    : { launchpad }
}

function limitIn(pieces: readonly Piece[]): number | undefined {
  const [limit] = pieces.flatMap(({ value }, at) =>
    value.type === 'amount' && /^\d{1,2}$/.test(value.text) && !isTime(pieces, at)
      ? [Number(value.text)]
      : [],
  )
  return limit
}

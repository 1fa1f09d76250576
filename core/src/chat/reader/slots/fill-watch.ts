import type { Plan } from '../plan.ts'
import { setOf } from '../words/set-of.ts'
import { callOf } from './fill-list.ts'
import { finishCall } from './finish-call.ts'
import { chainOf, numberOf, plainOf, type Read, tokensOf } from './parts-of.ts'
import type { Piece } from './piece.ts'
import { isTime } from './read-lists.ts'
import {
  readAlertKind,
  readBoardOrder,
  readMapSpan,
  readRepeat,
  readSide,
  readTimesGrown,
} from './read-watch.ts'

const FILLED = setOf('show_leaderboard show_heat_map set_alert remove_alert')
/** Whether rules fill in what such a request says. */
export const isWatch = (tool: string): boolean => FILLED.has(tool)

const ROWS_MAX = 20

/** 'Who is winning', 'which sectors are up', 'tell me when SOL goes above 200', 'delete the SOL alert'. */
export function fillWatch(read: Read): Plan {
  const { label: tool } = read
  const plain = plainOf(read)
  if (tool === 'show_heat_map') return callOf(tool, { span: readMapSpan(plain) })
  if (tool === 'show_leaderboard') {
    const limit = numberOf(read, 'limit')
    const isRows = limit !== undefined && Number.isInteger(limit) && limit >= 1
    return callOf(tool, {
      orderBy: readBoardOrder(plain),
      limit: isRows ? Math.min(limit, ROWS_MAX) : undefined,
    })
  }
  const [token] = tokensOf(read, 'token')
  if (tool === 'remove_alert') return callOf(tool, { token, priceUsd: levelOf(read) })
  return finishAlert({ token, chain: chainOf(read), ...readWaiting(read, plain), repeat: readRepeat(plain) })
}

function readWaiting(read: Read, plain: string) {
  const about = readAlertKind(plain)
  if (about === 'volume') return { about, times: readTimesGrown(plain) }
  if (about === 'whale') return { about, valueUsd: levelOf(read) }
  return about === undefined ? { priceUsd: levelOf(read), side: readSide(plain) } : { about }
}

/** The alert, or the question for what it lacks. */
export function finishAlert(args: Readonly<Record<string, unknown>>): Plan {
  const said = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  return finishCall({ tool: 'set_alert', args: said }, 'sell')
}

/** The figure that plays the part of a price, else the only one there is. A part of something is no price. */
function levelOf({ pieces, tags }: Read): number | undefined {
  const figures = pieces.flatMap((piece, at) =>
    isTime(pieces, at) ? [] : levelIn(piece).map((usd) => ({ usd, at })),
  )
  const tagged = figures.find(({ at }) => tags[at]?.tag === 'price')
  return tagged?.usd ?? (figures.length === 1 ? figures[0]?.usd : undefined)
}

export function levelIn({ value }: Piece): readonly number[] {
  if (value.type !== 'amount' || value.unit === 'part' || value.unit === 'all') return []
  const usd = Number(value.text.replace('$', ''))
  return Number.isFinite(usd) && usd > 0 ? [usd] : []
}

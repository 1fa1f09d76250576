import type { Plan, PlannedCall } from '../plan.ts'
import { callOf } from '../slots/fill-list.ts'
import { finishAlert, levelIn } from '../slots/fill-watch.ts'
import type { Piece } from '../slots/piece.ts'
import { readBoardOrder, readMapSpan, readSide } from '../slots/read-watch.ts'
import { setOf } from '../words/set-of.ts'

/** Words that choose a part of such a request and ask for nothing by themselves. */
export const WATCH_WORDS = setOf(
  'by profit profits pnl referrals referral aura points above below over under 1h 7d 30d 24h hour month when goes hits drops falls rises',
)

/** 'And at 90k', 'below 150 rather', 'same for ETH', 'by profit', 'over 7d': the last such request with that changed. */
export function changeWatch({ tool, args }: PlannedCall, pieces: readonly Piece[]): Plan | null {
  const plain = pieces.map(({ value, mask, lower }) => (value.type === 'word' ? mask : lower)).join(' ')
  const said = Object.entries(changesOf(tool, { plain, pieces })).filter(([, value]) => value !== undefined)
  if (said.every(([key, value]) => args[key] === value)) return null
  const changes: Readonly<Record<string, unknown>> = Object.fromEntries(said)
  // What is a price of one token says nothing of another.
  const { priceUsd: _price, side: _side, ...others } = args
  const isOther = changes.token !== undefined && changes.token !== args.token
  const changed = { ...(isOther ? others : args), ...changes }
  return tool === 'set_alert' ? finishAlert(changed) : callOf(tool, changed)
}

type Said = { readonly plain: string; readonly pieces: readonly Piece[] }

function changesOf(tool: string, { plain, pieces }: Said): Readonly<Record<string, unknown>> {
  if (tool === 'show_heat_map') return { span: readMapSpan(plain) }
  if (tool === 'show_leaderboard') return { orderBy: readBoardOrder(plain) }
  const [token] = pieces.flatMap(({ value }) => (value.type === 'coin' && value.isSure ? [value.symbol] : []))
  const [priceUsd] = pieces.flatMap(levelIn)
  if (tool === 'remove_alert') return { token, priceUsd }
  return { token, priceUsd, side: readSide(plain) }
}

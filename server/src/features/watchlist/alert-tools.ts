import { isAppError } from '@windhover/core/errors/app-error'
import type { ToolInput } from '@windhover/core/toolbox/tool-contract'
import { type AskedChange, isAskedChange, REMOVAL_CUE } from '@windhover/core/watchlist/asked-change'
import type { AlertRepeat, AlertRule, AlertView } from '@windhover/core/watchlist/contract'
import { alertErrors } from '@windhover/core/watchlist/errors'
import { watchlistTools } from '@windhover/core/watchlist/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { addAlert, comparePrice } from './add-alert.ts'
import { deleteAlert, listAlerts, listFirings, viewAlert } from './alert-store.ts'
import { answerForWatched } from './find-meant.ts'
import type { NamedToken, TokenPlace } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'
import { spellingsOf, toldPlace } from './told-place.ts'

/** As many as a reply can make use of. */
const TOLD_MAX = 20
const FIRINGS_TOLD_MAX = 5

const { setAlert, removeAlert } = watchlistTools

export function alertAgentTools(parts: WatchlistParts): readonly AgentTool[] {
  const { db } = parts
  const readAlerts = async (userId: string) => (await listAlerts(db, userId)).map(viewAlert)
  return [
    bindTool(setAlert, async (input, { userId, sources }) =>
      answerForWatched(parts, input, async (token) => {
        const rule = await readRule(parts, token, input)
        const { repeat } = input
        const isAsked = isAskedChange(sources.typed, askedAlert(token, rule))
        const alertId = isAsked ? await addOnce(parts, { userId, token, rule, repeat }) : null
        return { status: 'done' as const, token: toldPlace(token), rule, repeat, alertId }
      }),
    ),
    bindTool(watchlistTools.listAlerts, async (_input, { userId }) => {
      const [alerts, firings] = await Promise.all([readAlerts(userId), listFirings(db, userId)])
      return {
        status: 'done' as const,
        alerts: alerts.slice(0, TOLD_MAX),
        firings: firings.slice(0, FIRINGS_TOLD_MAX),
      }
    }),
    bindTool(removeAlert, async (input, { userId, sources }) => {
      const alerts = (await readAlerts(userId)).filter((alert) => isMeant(alert, input)).slice(0, TOLD_MAX)
      const [only] = alerts
      const isDone =
        only !== undefined &&
        alerts.length === 1 &&
        isAskedChange(sources.typed, {
          cue: REMOVAL_CUE,
          spellings: spellingsOf(only.token),
          figures: input.priceUsd === undefined ? [] : [input.priceUsd],
        })
      if (isDone) await deleteAlert(db, userId, only.id)
      return { status: 'done' as const, alerts, isDone }
    }),
  ]
}

type Asked = ToolInput<typeof setAlert>

/** Where no side was named, the one that the price is not on. */
async function readRule(parts: WatchlistParts, token: TokenPlace, asked: Asked): Promise<AlertRule> {
  if (asked.about === 'volume') return { kind: 'volume', times: asked.times }
  if (asked.about === 'whale') return { kind: 'whale', valueUsd: asked.valueUsd }
  if (asked.about === 'graduation') return { kind: 'graduation' }
  const { priceUsd, side } = asked
  if (priceUsd === undefined) throw alertErrors.noLevel()
  if (side !== undefined) return { kind: 'price', side, priceUsd }
  const { isThere } = await comparePrice(parts, token, { side: 'above', level: priceUsd })
  if (isThere === null) throw alertErrors.noPrice()
  return { kind: 'price', side: isThere ? 'below' : 'above', priceUsd }
}

/** How often the volume grows and how large a buy is are ours where nobody says; a price never is. */
function askedAlert(token: NamedToken, rule: AlertRule): AskedChange {
  const figures = rule.kind === 'price' ? [rule.priceUsd] : []
  return { cue: setAlert.cue, spellings: spellingsOf(token), figures }
}

type NewAlert = {
  readonly userId: string
  readonly token: TokenPlace
  readonly rule: AlertRule
  readonly repeat: AlertRepeat
}

/** A reply that is written again finds the alert it set. */
async function addOnce(parts: WatchlistParts, { userId, token, rule, repeat }: NewAlert): Promise<string> {
  const { chain, address } = token
  try {
    return (await addAlert(parts, { userId, token: { chain, address }, rule, repeat })).id
  } catch (error) {
    if (!isAppError(error) || error.code !== alertErrors.same().code) throw error
    const known = (await listAlerts(parts.db, userId)).map(viewAlert).find((alert) => {
      const { token: own } = alert
      const isSameRule = JSON.stringify(alert.rule) === JSON.stringify(rule)
      return own.chain === chain && own.address === address && isSameRule
    })
    if (known === undefined) throw error
    return known.id
  }
}

function isMeant(
  { token, rule }: AlertView,
  { token: named, priceUsd }: ToolInput<typeof removeAlert>,
): boolean {
  const wanted = named?.replace(/^\$/, '').toLowerCase()
  const isToken =
    wanted === undefined || spellingsOf(token).some((spelling) => spelling.toLowerCase() === wanted)
  return isToken && (priceUsd === undefined || (rule.kind === 'price' && rule.priceUsd === priceUsd))
}

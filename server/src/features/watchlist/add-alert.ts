import { NATIVE } from '@windhover/core/balances/constants'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import { ALERTS_PER_PERSON_MAX } from '@windhover/core/watchlist/constants'
import type { AlertRepeat, AlertRule, AlertView } from '@windhover/core/watchlist/contract'
import { alertErrors } from '@windhover/core/watchlist/errors'
import { isPast, type PriceSide } from '@windhover/core/watchlist/price-side'
import { findLaunches } from '../discovery/index.ts'
import { readMarket } from '../prices/index.ts'
import { readTrades } from '../tokens/index.ts'
import { toColumns } from './alert-rule.ts'
import { insertAlert, listAlerts, viewAlert } from './alert-store.ts'
import { findToken, type TokenPlace } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'
import { withListsLocked } from './watchlist-store.ts'

type NewAlert = {
  readonly userId: string
  readonly token: TokenPlace
  readonly rule: AlertRule
  readonly repeat: AlertRepeat
}

export async function addAlert(
  parts: WatchlistParts,
  { userId, token, rule, repeat }: NewAlert,
): Promise<AlertView> {
  const { decimals, ...named } = await findToken(parts, token)
  const judgedMs = await checkRule(parts, named, rule)
  const tickKey = tickKeyOf(parts, named)
  const columns = toColumns(rule)
  const added = await withListsLocked(parts.db, userId, async (locked) => {
    const known = await listAlerts(locked, userId)
    const isSame = known.some(
      ({ chain, address, kind, side, level }) =>
        chain === named.chain &&
        address === named.address &&
        kind === columns.kind &&
        side === columns.side &&
        level === columns.level,
    )
    if (isSame) throw alertErrors.same()
    if (known.length >= ALERTS_PER_PERSON_MAX) throw alertErrors.tooMany()
    const state = { isOn: true, isArmed: true, judgedMs, quietUntilMs: 0 }
    return await insertAlert(locked, { userId, ...named, tickKey, ...columns, repeat, ...state })
  })
  // From now on the sources of prices follow it.
  if (rule.kind === 'price')
    await parts.watchedTokens
      .note([tickKey])
      .catch((error: unknown) => parts.log.warn({ err: error }, 'a token was not noted'))
  return viewAlert(added)
}

/** Throws where it can never happen, or has happened. Answers up to which moment everything is judged by that. */
async function checkRule(parts: WatchlistParts, token: TokenPlace, rule: AlertRule): Promise<number> {
  const nowMs = parts.clock.now().getTime()
  if (rule.kind === 'price') {
    const { isThere, judgedMs } = await comparePrice(parts, token, { side: rule.side, level: rule.priceUsd })
    if (isThere === null) throw alertErrors.noPrice()
    if (isThere) throw alertErrors.alreadyThere()
    return judgedMs
  }
  if (rule.kind === 'whale' && (await readTrades(parts, token)).length === 0) throw alertErrors.noTrades()
  if (rule.kind === 'graduation') {
    const [launch] = await findLaunches(parts, [token])
    if ((launch?.launch ?? null) === null || launch?.launch?.isGraduated) throw alertErrors.noCurve()
  }
  return nowMs
}

/** Whether the price is there by now, and when it was seen; null where nobody tells one. */
export async function comparePrice(
  parts: WatchlistParts,
  token: TokenPlace,
  { side, level }: { readonly side: PriceSide; readonly level: number },
): Promise<{ readonly isThere: boolean | null; readonly judgedMs: number }> {
  const [market] = await readMarket(parts, [token])
  const nowMs = parts.clock.now().getTime()
  const priceUsd = market?.priceUsd ?? null
  return {
    isThere: priceUsd === null ? null : isPast(side, level, priceUsd),
    // Later ticks count, even those that were logged while this was decided.
    judgedMs: Math.min(nowMs, market?.observedAtMs ?? nowMs),
  }
}

/** As the price feeds name a token: they know SOL by its token form. */
export function tickKeyOf(
  { wrappings }: Pick<WatchlistParts, 'wrappings'>,
  { chain, address }: TokenPlace,
): TokenKey {
  return tokenKey(chain, chain === 'solana' && address === NATIVE ? wrappings.solana.wrappedToken : address)
}

import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import { QUIET_MS } from '@windhover/core/watchlist/constants'
import type { PriceSide } from '@windhover/core/watchlist/price-side'

export type PriceAlert = {
  readonly id: string
  readonly tickKey: TokenKey
  readonly side: PriceSide
  readonly level: number
  readonly isOnce: boolean
  readonly isArmed: boolean
  readonly judgedMs: number
  readonly quietUntilMs: number
}

/** What a tick does to an alert. */
export type PriceStep = {
  readonly id: string
  readonly does: 'fire' | 'arm'
  readonly atMs: number
  readonly priceUsd: number
}

/** Waits for a price to rise to its level, or to fall to it: to fire, or to be armed again. */
type Token = { readonly rising: PriceAlert[]; readonly falling: PriceAlert[] }
type Tick = Pick<PriceTick, 'token' | 'priceUsd' | 'observedAtMs'>

/**
 * The price alerts of all tokens, in the order in which a price meets them: a tick that changes nothing costs one
 * comparison per side. What it says is a guess that is put to the database; the book takes it for granted until then.
 */
export class PriceBook {
  readonly #tokens = new Map<TokenKey, Token>()
  readonly #alerts = new Map<string, PriceAlert>()

  get size(): number {
    return this.#alerts.size
  }

  set(alert: PriceAlert): void {
    this.remove(alert.id)
    this.#alerts.set(alert.id, alert)
    const token = this.#tokens.get(alert.tickKey) ?? { rising: [], falling: [] }
    this.#tokens.set(alert.tickKey, token)
    const list = listOf(token, alert)
    list.splice(placeIn(list, alert, list === token.rising), 0, alert)
  }

  remove(id: string): void {
    const alert = this.#alerts.get(id)
    const token = alert && this.#tokens.get(alert.tickKey)
    if (alert === undefined || token === undefined) return
    this.#alerts.delete(id)
    const list = listOf(token, alert)
    list.splice(list.indexOf(alert, placeIn(list, alert, list === token.rising)), 1)
    if (token.rising.length + token.falling.length === 0) this.#tokens.delete(alert.tickKey)
  }

  /** Whether the tick changes anything, and then what. */
  judge(tick: Tick): readonly PriceStep[] {
    const token = this.#tokens.get(tick.token)
    if (token === undefined) return NOTHING
    const { rising, falling } = token
    const isReached =
      (rising[0] !== undefined && tick.priceUsd >= rising[0].level) ||
      (falling[0] !== undefined && tick.priceUsd <= falling[0].level)
    return isReached ? this.#step(token, tick) : NOTHING
  }

  #step({ rising, falling }: Token, tick: Tick): readonly PriceStep[] {
    const reached = [
      ...takeWhile(rising, ({ level }) => tick.priceUsd >= level),
      ...takeWhile(falling, ({ level }) => tick.priceUsd <= level),
    ].filter((alert) => counts(alert, tick))
    return reached.map((alert) => {
      this.#move(alert, tick.observedAtMs)
      const does = alert.isArmed ? 'fire' : 'arm'
      return { id: alert.id, does, atMs: tick.observedAtMs, priceUsd: tick.priceUsd }
    })
  }

  #move(alert: PriceAlert, judgedMs: number): void {
    const quietUntilMs = alert.isArmed ? judgedMs + QUIET_MS : alert.quietUntilMs
    if (alert.isArmed && alert.isOnce) this.remove(alert.id)
    else this.set({ ...alert, isArmed: !alert.isArmed, judgedMs, quietUntilMs })
  }
}

const NOTHING: readonly PriceStep[] = []

/** One that has fired waits for the price to come back. */
const listOf = ({ rising, falling }: Token, { side, isArmed }: PriceAlert) =>
  (side === 'above') === isArmed ? rising : falling

function counts(alert: PriceAlert, { priceUsd, observedAtMs }: Tick): boolean {
  if (observedAtMs <= alert.judgedMs) return false
  // A price at the level is there, so it has not come back yet.
  return alert.isArmed ? observedAtMs >= alert.quietUntilMs : priceUsd !== alert.level
}

/** The first place of its level: rising from the lowest, falling from the highest. */
function placeIn(list: readonly PriceAlert[], { level }: PriceAlert, isRising: boolean): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const there = list[middle]?.level ?? 0
    if (isRising ? there < level : there > level) from = middle + 1
    else to = middle
  }
  return from
}

function takeWhile(list: readonly PriceAlert[], fits: (alert: PriceAlert) => boolean): readonly PriceAlert[] {
  const end = list.findIndex((alert) => !fits(alert))
  return end === -1 ? list : list.slice(0, end)
}

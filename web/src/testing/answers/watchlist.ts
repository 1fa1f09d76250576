import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import {
  type AlertFiring,
  type AlertView,
  type WatchedToken,
  type Watchlist,
  watchlistRoutes,
} from '@windhover/core/watchlist/contract'
import type { Call, StubServer } from '../stub-server.ts'
import { answerCandles } from './candles.ts'
import { addressAt } from './discovery.ts'
import { answerTokens, BONK, JUP } from './token-list.ts'

/** What somebody watches, and what they want to be told: two lists, nine alerts. */

const id = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

export const MAIN_ID = id(1)
export const MEMES_ID = id(2)

export function watched(changes: Partial<WatchedToken> & Pick<WatchedToken, 'symbol'>): WatchedToken {
  const { changePct = 1 } = changes
  return {
    ...{ chain: 'solana', address: addressAt(1), name: changes.symbol, decimals: 9 },
    ...{ priceUsd: 1, changePct, marketCapUsd: 1_000_000 },
    line: Array.from(
      { length: 24 },
      (_, hour) =>
        100 + ((changePct ?? 0) * hour) / 12 + Math.sin(hour * 1.7) * Math.abs(changePct ?? 0) * 0.2,
    ),
    ...changes,
  }
}

const PANCAKE = '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82'

export const WATCHED: readonly WatchedToken[] = [
  watched({ symbol: 'SOL', name: 'Solana', address: 'native', ...at(168.42, 2.31, 92e9) }),
  watched({ ...JUP, ...at(0.5127, 8.42, 1.62e9) }),
  watched({
    symbol: 'ETH',
    name: 'Ethereum',
    chain: 'ethereum',
    address: 'native',
    ...at(3_218.55, -0.64, 388e9),
  }),
  watched({
    symbol: 'HBAR',
    name: 'Hedera',
    chain: 'hedera',
    address: 'native',
    ...at(0.1912, 1.12, 7.31e9),
  }),
  watched({ symbol: 'CAKE', name: 'PancakeSwap', chain: 'bsc', address: PANCAKE, ...at(2.41, -0.4, 702e6) }),
  watched({ ...BONK, ...at(0.00001874, -3.18, 1.4e9) }),
  watched({ symbol: 'KELP', name: 'Kelp Forest', ...at(0.002061, 42.9, 2.06e6) }),
]

function at(priceUsd: number, changePct: number, marketCapUsd: number) {
  return { priceUsd, changePct, marketCapUsd }
}

const KELP = WATCHED[6] as WatchedToken

const MEMES = Array.from({ length: 12 }, (_, place) =>
  watched({ symbol: `MEME${place + 1}`, address: addressAt(place + 40), name: `Meme number ${place + 1}` }),
)

export const LISTS: readonly Watchlist[] = [
  { id: MAIN_ID, name: 'Main', tokens: [...WATCHED] },
  { id: MEMES_ID, name: 'Memes', tokens: MEMES },
]

let made = 100

export function alertOn(
  { chain, address, symbol, name }: Pick<WatchedToken, 'chain' | 'address' | 'symbol' | 'name'>,
  changes: Partial<AlertView> = {},
): AlertView {
  made += 1
  return {
    id: id(made),
    token: { chain, address, symbol, name },
    rule: { kind: 'price', side: 'above', priceUsd: 200 },
    ...{ repeat: 'once', isOn: true, lastFiredAt: null, firedCount: 0 },
    ...changes,
  }
}

const [SOL, , ETH] = WATCHED as readonly [WatchedToken, WatchedToken, WatchedToken]
export const TOLD_AT = '2026-05-13T09:20:00.000Z'

export const ALERTS: readonly AlertView[] = [
  alertOn(SOL),
  alertOn(SOL, { rule: { kind: 'price', side: 'below', priceUsd: 140 } }),
  alertOn(JUP, { rule: { kind: 'price', side: 'above', priceUsd: 0.55 } }),
  alertOn(JUP, { rule: { kind: 'volume', times: 2 }, repeat: 'hourly', lastFiredAt: TOLD_AT, firedCount: 3 }),
  alertOn(JUP, { rule: { kind: 'whale', valueUsd: 100_000 }, repeat: 'hourly', isOn: false }),
  alertOn(ETH, { rule: { kind: 'price', side: 'above', priceUsd: 3_500 } }),
  alertOn(BONK, { rule: { kind: 'price', side: 'below', priceUsd: 0.000015 } }),
  alertOn(KELP, { rule: { kind: 'graduation' } }),
  alertOn(KELP, { rule: { kind: 'whale', valueUsd: 5_000 }, repeat: 'hourly' }),
]

export function firingOf(alert: AlertView, firedAt: string, observed: number | null = null): AlertFiring {
  made += 1
  return { id: id(made), alertId: alert.id, token: alert.token, rule: alert.rule, firedAt, observed }
}

export const FIRINGS: readonly AlertFiring[] = [
  firingOf(ALERTS[3] as AlertView, TOLD_AT, 2.4),
  firingOf(ALERTS[8] as AlertView, '2026-05-12T18:02:00.000Z', 12_400),
  firingOf(ALERTS[2] as AlertView, '2026-05-03T11:40:00.000Z', 0.5512),
]

export type WatchlistAnswers = {
  readonly lists?: readonly Watchlist[]
  readonly alerts?: readonly AlertView[]
  readonly firings?: readonly AlertFiring[]
}

/** Prices as the lists have them. */
const pricesOf =
  (lists: readonly Watchlist[]) =>
  ({ query }: Call) => ({
    prices: (query.get('tokens') ?? '').split(',').flatMap((token) => {
      const known = lists
        .flatMap(({ tokens }) => tokens)
        .find(({ chain, address }) => token === keyOf(chain, address))
      if (known === undefined || known.priceUsd === null) return []
      const { priceUsd, changePct, marketCapUsd } = known
      return [
        { token, priceUsd, change24hPct: changePct, marketCapUsd, observedAtMs: Date.now(), isStale: false },
      ]
    }),
  })

const keyOf = (chain: string, address: string) =>
  `${chain}:${chain === 'solana' && address === 'native' ? 'So11111111111111111111111111111111111111112' : address}`

const JUP_USD = 0.5127

/** Rises to the price of now. */
const risingCandles = (call: Call) => ({
  candles: answerCandles(call).candles.map((candle, at, all) => {
    const close = JUP_USD * (0.86 + 0.14 * (at / all.length) ** 0.5 + 0.006 * Math.sin(at * 1.9))
    return { ...candle, open: close, high: close, low: close, close }
  }),
})

/** The server keeps what is changed, as the real one does. */
export function answerWatchlists(server: StubServer, answers: WatchlistAnswers = {}) {
  let lists = [...(answers.lists ?? LISTS)]
  let alerts = [...(answers.alerts ?? ALERTS)]
  const firings = [...(answers.firings ?? FIRINGS)]
  const done = { done: true } as const
  const known = [...lists.flatMap(({ tokens }) => tokens), ...WATCHED]
  answerTokens(server)
  server.answer(priceRoutes.getPrices, pricesOf([...lists]))
  server.answer(tokenRoutes.getCandles, risingCandles)
  const change = (watchlistId: string | undefined, next: (list: Watchlist) => Watchlist) => {
    lists = lists.map((list) => (list.id === watchlistId ? next(list) : list))
    return done
  }
  const isToken = (params: Call['params']) => (token: WatchedToken) =>
    token.chain === params.chain && token.address === params.address
  return {
    listed: server.answer(watchlistRoutes.listWatchlists, () => ({ lists })),
    added: server.answer(watchlistRoutes.addWatchlist, ({ body }) => {
      const list: Watchlist = { id: id(50 + lists.length), name: body.name, tokens: [] }
      lists = [...lists, list]
      return list
    }),
    renamed: server.answer(watchlistRoutes.renameWatchlist, ({ params, body }) =>
      change(params.watchlistId, (list) => ({ ...list, name: body.name })),
    ),
    removed: server.answer(watchlistRoutes.removeWatchlist, ({ params }) => {
      lists = lists.filter((list) => list.id !== params.watchlistId)
      return done
    }),
    watchedTokens: server.answer(watchlistRoutes.watchToken, ({ params }) =>
      change(params.watchlistId, (list) => ({
        ...list,
        tokens: [...list.tokens, known.find(isToken(params)) ?? watched({ symbol: 'NEW', ...place(params) })],
      })),
    ),
    unwatched: server.answer(watchlistRoutes.unwatchToken, ({ params }) =>
      change(params.watchlistId, (list) => ({
        ...list,
        tokens: list.tokens.filter((token) => !isToken(params)(token)),
      })),
    ),
    alerts: server.answer(watchlistRoutes.listAlerts, () => ({ alerts, firings })),
    addedAlerts: server.answer(watchlistRoutes.addAlert, ({ body }) => {
      const token = known.find(isToken(body.token)) ?? watched({ symbol: 'NEW', ...body.token })
      const alert = alertOn(token, { rule: body.rule, repeat: body.repeat })
      alerts = [...alerts, alert]
      return alert
    }),
    switched: server.answer(watchlistRoutes.switchAlert, ({ params, body }) => {
      alerts = alerts.map((alert) => (alert.id === params.alertId ? { ...alert, isOn: body.isOn } : alert))
      return alerts.find((alert) => alert.id === params.alertId) as AlertView
    }),
    removedAlerts: server.answer(watchlistRoutes.removeAlert, ({ params }) => {
      alerts = alerts.filter((alert) => alert.id !== params.alertId)
      return done
    }),
    previews: server.answer(watchlistRoutes.previewAlert, {
      times: ['2026-05-02T10:00:00.000Z', '2026-05-03T11:40:00.000Z'],
    }),
  }
}

const place = ({ chain, address }: Call['params']) =>
  ({ chain, address }) as Pick<WatchedToken, 'chain' | 'address'>

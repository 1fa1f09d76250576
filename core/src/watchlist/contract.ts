import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { VOLUME_TIMES } from './constants.ts'

const figure = z.number().nullable()
const id = z.uuid()
const address = z.string().regex(/^[\w.-]{1,64}$/)
const tokenPlace = z.object({ chain: chainId, address })

/** A token as a watchlist shows it. What nobody knows is null. */
export const watchedToken = tokenPlace.extend({
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
  priceUsd: figure,
  /** Of a day, in per cent. */
  changePct: figure,
  marketCapUsd: figure,
  /** The last day by the hour, oldest first; empty where nobody tells. */
  line: z.array(z.number()),
})
export type WatchedToken = z.infer<typeof watchedToken>

export const watchlist = z.object({ id, name: z.string(), tokens: z.array(watchedToken) })
export type Watchlist = z.infer<typeof watchlist>

export const ALERT_KINDS = ['price', 'volume', 'whale', 'graduation'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

const usd = z.number().positive().max(1e15)

/** What has to happen. */
export const alertRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), side: z.enum(['above', 'below']), priceUsd: usd }),
  /** The last hour trades so many times what the hour before it traded. */
  z.object({ kind: z.literal('volume'), times: z.literal(VOLUME_TIMES) }),
  /** One purchase of at least this value. */
  z.object({ kind: z.literal('whale'), valueUsd: usd.min(100) }),
  /** The token leaves its bonding curve. */
  z.object({ kind: z.literal('graduation') }),
])
export type AlertRule = z.infer<typeof alertRule>

export const ALERT_REPEATS = ['once', 'hourly'] as const
/** `hourly`: every time, at most once an hour. */
export type AlertRepeat = (typeof ALERT_REPEATS)[number]

export const alertView = z.object({
  id,
  token: tokenPlace.extend({ symbol: z.string(), name: z.string() }),
  rule: alertRule,
  repeat: z.enum(ALERT_REPEATS),
  /** One that fires once is off afterwards. */
  isOn: z.boolean(),
  lastFiredAt: z.iso.datetime().nullable(),
  firedCount: z.number().int(),
})
export type AlertView = z.infer<typeof alertView>

/** One time at which an alert fired. */
export const alertFiring = z.object({
  id,
  alertId: id,
  token: tokenPlace.extend({ symbol: z.string(), name: z.string() }),
  rule: alertRule,
  firedAt: z.iso.datetime(),
  /** The price, how many times the volume, or the value of the purchase; null where a token graduated. */
  observed: figure,
})
export type AlertFiring = z.infer<typeof alertFiring>

/** Told to every tab of the person. */
export const alertFired = defineTopic('alert-fired', alertFiring)
export const watchlistsChanged = defineTopic('watchlists-changed', z.object({}))

const listParam = z.object({ watchlistId: id })
const alertParam = z.object({ alertId: id })
const done = z.object({ done: z.literal(true) })
// Long ones pass here: what is wrong with a name is told in words a person can use.
const name = z.string().max(500)

export const watchlistRoutes = {
  listWatchlists: defineRoute({
    method: 'GET',
    path: '/api/watchlists',
    summary: 'The lists of tokens the signed-in person watches, in the order they were made',
    access: 'session',
    rate: 'read',
    response: z.object({ lists: z.array(watchlist) }),
  }),
  addWatchlist: defineRoute({
    method: 'POST',
    path: '/api/watchlists',
    summary: 'Begin a list; a name is taken once',
    access: 'session',
    rate: 'write',
    body: z.object({ name }),
    response: watchlist,
  }),
  renameWatchlist: defineRoute({
    method: 'PATCH',
    path: '/api/watchlists/:watchlistId',
    summary: 'Give a list another name',
    access: 'session',
    rate: 'write',
    params: listParam,
    body: z.object({ name }),
    response: done,
  }),
  removeWatchlist: defineRoute({
    method: 'DELETE',
    path: '/api/watchlists/:watchlistId',
    summary: 'Remove a list; alerts on its tokens stay. The last list cannot be removed',
    access: 'session',
    rate: 'write',
    params: listParam,
    response: done,
  }),
  watchToken: defineRoute({
    method: 'PUT',
    path: '/api/watchlists/:watchlistId/tokens/:chain/:address',
    summary: 'Put a token on a list; one that is there stays where it is',
    access: 'session',
    rate: 'write',
    params: listParam.extend(tokenPlace.shape),
    response: done,
  }),
  unwatchToken: defineRoute({
    method: 'DELETE',
    path: '/api/watchlists/:watchlistId/tokens/:chain/:address',
    summary: 'Take a token off a list',
    access: 'session',
    rate: 'write',
    params: listParam.extend(tokenPlace.shape),
    response: done,
  }),
  listAlerts: defineRoute({
    method: 'GET',
    path: '/api/alerts',
    summary: 'Every alert of the signed-in person, and when alerts fired last, newest first',
    access: 'session',
    rate: 'read',
    response: z.object({ alerts: z.array(alertView), firings: z.array(alertFiring) }),
  }),
  addAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts',
    summary: 'Be told when something happens to a token',
    access: 'session',
    rate: 'write',
    body: z.object({ token: tokenPlace, rule: alertRule, repeat: z.enum(ALERT_REPEATS) }),
    response: alertView,
  }),
  switchAlert: defineRoute({
    method: 'PATCH',
    path: '/api/alerts/:alertId',
    summary: 'Turn an alert on or off',
    access: 'session',
    rate: 'write',
    params: alertParam,
    body: z.object({ isOn: z.boolean() }),
    response: alertView,
  }),
  removeAlert: defineRoute({
    method: 'DELETE',
    path: '/api/alerts/:alertId',
    summary: 'Remove an alert',
    access: 'session',
    rate: 'write',
    params: alertParam,
    response: done,
  }),
  previewAlert: defineRoute({
    method: 'GET',
    path: '/api/alerts/preview',
    summary: 'When a price alert would have fired in the last 30 days',
    access: 'session',
    rate: 'read',
    query: tokenPlace.extend({ side: z.enum(['above', 'below']), priceUsd: z.coerce.number().pipe(usd) }),
    /** Oldest first; null where there are no candles of that time. */
    response: z.object({ times: z.array(z.iso.datetime()).nullable() }),
  }),
}

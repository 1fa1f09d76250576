import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, tokenField } from '../toolbox/tool-fields.ts'
import { VOLUME_TIMES, WATCHLIST_NAME_CHARS } from './constants.ts'
import {
  ALERT_KINDS,
  ALERT_REPEATS,
  alertFiring,
  alertRule,
  alertView,
  watchedToken,
  watchlist,
} from './contract.ts'

const WATCH_CUE =
  /watch|follow|track|\beye on\b|\btabs on\b|bookmark|favou?rit|\blists?\b|lista|seguir|suivre|beobacht|segui|takip|pantau|следи|списк/iu
const ALERT_CUE =
  /alert|alarm|\btell\b|notif|ping|warn|remind|inform|\bknow\b|wake|shout|message|heads up|hear|when|\bif\b|once|av[ií]s|avvis|prévien|previen|bescheid|benachricht|weck|haber|bildir|uyar|kabar|kasih tau|ingat|уведом|сообщ|маякн|алерт/iu

const told = watchedToken.pick({ chain: true, address: true, symbol: true, name: true })
export type ToldPlace = z.infer<typeof told>

const priceUsd = z.number().positive().max(1e15).optional()

/** What changes of the person's own: done where they asked for it in their own words, else offered for a press. */
const isDone = z.boolean()
const changed = answerOr({ token: told, lists: z.array(watchlist.pick({ id: true, name: true })), isDone })

export const watchlistTools = {
  listWatchlist: defineTool({
    name: 'list_watchlist',
    categories: ['platform-features'],
    effect: 'read',
    cue: WATCH_CUE,
    description: 'Lists of tokens that the person watches, with price and change of a day',
    progress: 'Reading the watchlist',
    input: z.object({}),
    output: answerOr({
      lists: z.array(
        z.object({
          name: z.string(),
          /** How many it has; the first ones are told. */
          total: z.number().int(),
          tokens: z.array(watchedToken.omit({ decimals: true, marketCapUsd: true, line: true })),
        }),
      ),
    }),
  }),
  watchToken: defineTool({
    name: 'watch_token',
    categories: ['platform-features'],
    effect: 'propose',
    cue: WATCH_CUE,
    description: 'Puts a token on a watchlist, the first one where no list is named',
    progress: 'Changing the watchlist',
    input: z.object({
      token: tokenField,
      chain: chainField,
      list: z.string().trim().min(1).max(WATCHLIST_NAME_CHARS).optional(),
    }),
    output: changed,
  }),
  unwatchToken: defineTool({
    name: 'unwatch_token',
    categories: ['platform-features'],
    effect: 'propose',
    cue: WATCH_CUE,
    description: 'Takes a token off every watchlist',
    progress: 'Changing the watchlist',
    input: z.object({ token: tokenField, chain: chainField }),
    output: changed,
  }),
  setAlert: defineTool({
    name: 'set_alert',
    categories: ['platform-features'],
    effect: 'propose',
    cue: ALERT_CUE,
    description: 'Tells the person when something happens to a token. Trades nothing',
    progress: 'Setting an alert',
    input: z.object({
      token: tokenField,
      chain: chainField,
      about: z
        .enum(ALERT_KINDS)
        .default('price')
        .describe('whale: one large buy. graduation: leaves its curve'),
      priceUsd: priceUsd.describe('Of a price alert'),
      side: z.enum(['above', 'below']).optional(),
      times: z
        .union(VOLUME_TIMES.map((each) => z.literal(each)))
        .default(2)
        .describe('Growth of the volume in an hour'),
      valueUsd: z.number().min(100).max(1e15).default(10_000).describe('Least value of the buy'),
      repeat: z.enum(ALERT_REPEATS).default('once'),
    }),
    output: answerOr({
      token: told,
      rule: alertRule,
      repeat: z.enum(ALERT_REPEATS),
      /** Null while it is only offered. */
      alertId: z.uuid().nullable(),
    }),
  }),
  listAlerts: defineTool({
    name: 'list_alerts',
    categories: ['platform-features'],
    effect: 'read',
    cue: ALERT_CUE,
    description: 'Alerts of the person, and which fired last',
    progress: 'Reading alerts',
    input: z.object({}),
    output: answerOr({
      alerts: z.array(alertView.omit({ lastFiredAt: true, firedCount: true })),
      firings: z.array(alertFiring.omit({ id: true, alertId: true })),
    }),
  }),
  removeAlert: defineTool({
    name: 'remove_alert',
    categories: ['platform-features'],
    effect: 'propose',
    cue: ALERT_CUE,
    description: 'Removes an alert by its token and price',
    progress: 'Removing an alert',
    input: z.object({ token: tokenField.optional(), priceUsd }),
    /** More than one may be meant: the person removes those themselves. */
    output: answerOr({ alerts: z.array(alertView), isDone }),
  }),
}

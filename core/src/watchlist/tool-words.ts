import { countOf, listOf, showPercent } from '../money/show-figures.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { nameSymbol, quoteText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { AlertRule } from './contract.ts'
import { sayRule } from './say-alert.ts'
import { watchlistTools } from './tools.ts'

type Words = ToolWords<typeof watchlistTools>

const SHOWN = 3
const NAME_CHARS = 40

const sayWatchlist: Words['list_watchlist'] = ({ lists }) => {
  const tokens = lists.flatMap((list) => list.tokens)
  const total = lists.reduce((sum, list) => sum + list.total, 0)
  if (total === 0) return 'Your watchlist is empty. Say “watch” and a token to follow it.'
  const moved = tokens
    .filter(({ changePct }) => changePct !== null)
    .toSorted((one, other) => Math.abs(other.changePct ?? 0) - Math.abs(one.changePct ?? 0))
    .slice(0, SHOWN)
    .map(({ symbol, changePct }) => `${nameSymbol(symbol)} (${showPercent(changePct)})`)
  const on = lists.length === 1 ? '' : ` on ${countOf(lists.length, 'list')}`
  const most = moved.length === 0 ? '' : ` Moved most in a day: **${listOf(moved)}**.`
  return `You watch ${countOf(total, 'token')}${on}.${most}`
}

const sayWatch: Words['watch_token'] = ({ token, lists, isDone }) => {
  const symbol = nameSymbol(token.symbol)
  const on = listOf(lists.map(({ name }) => quoteText(name, NAME_CHARS)))
  return isDone ? `${symbol} is on your list ${on}.` : `Press Add below to put ${symbol} on your list ${on}.`
}

const sayUnwatch: Words['unwatch_token'] = ({ token, lists, isDone }) => {
  const symbol = nameSymbol(token.symbol)
  if (lists.length === 0) return `${symbol} is on none of your lists.`
  const on = listOf(lists.map(({ name }) => quoteText(name, NAME_CHARS)))
  return isDone
    ? `${symbol} is off your ${lists.length === 1 ? 'list' : 'lists'} ${on}. Its alerts stay.`
    : `Press Remove below to take ${symbol} off ${on}.`
}

const sayAlert: Words['set_alert'] = ({ token, rule, repeat, alertId }) => {
  const symbol = nameSymbol(token.symbol)
  if (alertId === null) return `Press Add below to be told about ${symbol}: ${lowerFirst(sayRule(rule))}.`
  const often = repeat === 'once' ? 'once' : 'every time, at most once an hour'
  return `I will tell you here, ${often}: ${symbol}, ${lowerFirst(sayRule(rule))}. It trades nothing.`
}

const sayAlerts: Words['list_alerts'] = ({ alerts, firings }) => {
  if (alerts.length === 0)
    return 'You have no alerts. Name a token and a price to be told when it gets there.'
  const isAnyOff = alerts.some(({ isOn }) => !isOn)
  const on = isAnyOff ? `, ${alerts.filter(({ isOn }) => isOn).length} on` : ''
  const named = alerts.slice(0, SHOWN).map(({ token, rule }) => sayOne(token.symbol, rule))
  const fired = firings.length === 0 ? '' : ` ${countOf(firings.length, 'has', 'have')} fired lately.`
  return `You have ${countOf(alerts.length, 'alert')}${on}: ${listOf(named)}.${fired}`
}

const sayRemoval: Words['remove_alert'] = ({ alerts, isDone }) => {
  const [first] = alerts
  if (first === undefined) return 'You have no such alert.'
  const what = sayOne(first.token.symbol, first.rule)
  if (isDone) return `The alert is gone: ${what}.`
  return alerts.length === 1
    ? `Press Remove below to remove this alert: ${what}.`
    : `This fits ${countOf(alerts.length, 'alert')}. Remove the one you mean below.`
}

const sayOne = (symbol: string, rule: AlertRule) => `${nameSymbol(symbol)}, ${lowerFirst(sayRule(rule))}`

export const watchlistToolWords = defineToolWords(watchlistTools, {
  list_watchlist: sayWatchlist,
  watch_token: sayWatch,
  unwatch_token: sayUnwatch,
  set_alert: sayAlert,
  list_alerts: sayAlerts,
  remove_alert: sayRemoval,
})

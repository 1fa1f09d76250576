import { expect, it } from 'vitest'
import { watchlistSamples } from './testing/tool-samples.ts'
import { watchlistToolWords } from './tool-words.ts'

const { words } = watchlistToolWords
const done = { status: 'done' } as const

it('says what is watched and what moved most', () => {
  expect(words.list_watchlist({ ...done, ...watchlistSamples.list_watchlist })).toBe(
    'You watch 2 tokens. Moved most in a day: **BONK (−3.80%) and SOL (+2.31%)**.',
  )
  expect(words.list_watchlist({ ...done, lists: [{ name: 'Main', total: 0, tokens: [] }] })).toBe(
    'Your watchlist is empty. Say “watch” and a token to follow it.',
  )
})

it('says that an alert is set, or that it waits for a press, and that it trades nothing', () => {
  const { set_alert: sample } = watchlistSamples
  expect(words.set_alert({ ...done, ...sample })).toBe(
    'I will tell you here, once: SOL, price above $200.00. It trades nothing.',
  )
  expect(words.set_alert({ ...done, ...sample, alertId: null })).toBe(
    'Press Add below to be told about SOL: price above $200.00.',
  )
})

it('quotes what a list or a token is called', () => {
  const sample = watchlistSamples.watch_token
  const token = { ...sample.token, symbol: '[x](http://y.z)' }
  expect(words.watch_token({ ...done, ...sample, token })).toBe(
    '“\\[x\\](http\\://y.z)” is on your list “Main”.',
  )
})

it('removes one alert, and asks which where several fit', () => {
  const sample = watchlistSamples.remove_alert
  expect(words.remove_alert({ ...done, ...sample })).toBe('The alert is gone: SOL, price above $200.00.')
  const two = [...sample.alerts, ...sample.alerts]
  expect(words.remove_alert({ ...done, alerts: two, isDone: false })).toBe(
    'This fits 2 alerts. Remove the one you mean below.',
  )
})

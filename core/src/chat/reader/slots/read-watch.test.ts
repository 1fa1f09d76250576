import { expect, it } from 'vitest'
import {
  readAlertKind,
  readBoardOrder,
  readMapSpan,
  readRepeat,
  readSide,
  readTimesGrown,
} from './read-watch.ts'

it.each([
  ['tell me when sol goes above 200', 'above'],
  ['alert me if eth drops below 3k', 'below'],
  ['let me know once jup climbs to 2', 'above'],
  ['ping me when wif falls to 1', 'below'],
  ['ping me when bonk breaks below 1', 'below'],
  ['tell me when sol hits 200', undefined],
  ['above 200 or below 100', undefined],
] as const)('%s: %s', (plain, side) => {
  expect(readSide(plain)).toBe(side)
})

it('knows what an alert waits for', () => {
  expect(readAlertKind('tell me when sol is over 200')).toBeUndefined()
  expect(readAlertKind('when the volume of wif triples')).toBe('volume')
  expect(readAlertKind('when someone buys 50k of bonk')).toBe('whale')
  expect(readAlertKind('when it graduates')).toBe('graduation')
  expect([readTimesGrown('volume triples'), readTimesGrown('volume up 10x')]).toEqual([3, 10])
  expect([readRepeat('every time sol is over 200'), readRepeat('when sol is over 200')]).toEqual([
    'hourly',
    undefined,
  ])
})

it('knows which part of a board is meant', () => {
  expect([
    readBoardOrder('leaderboard by profit'),
    readBoardOrder('most aura'),
    readBoardOrder('top'),
  ]).toEqual(['pnl', 'aura', undefined])
  expect([readMapSpan('sectors this week'), readMapSpan('heat map 1h'), readMapSpan('heat map')]).toEqual([
    '7d',
    '1h',
    undefined,
  ])
})

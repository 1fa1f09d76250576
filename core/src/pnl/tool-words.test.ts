import { expect, it } from 'vitest'
import { pnlSamples } from './testing/tool-samples.ts'
import { pnlToolWords } from './tool-words.ts'

const sample = pnlSamples.get_pnl
const [sol, eth] = sample.positions
const say = (changes: Partial<typeof sample> = {}) =>
  pnlToolWords.words.get_pnl({ status: 'done', ...sample, ...changes })

it('says what was made and by which tokens', () => {
  expect(say()).toBe('**You are up $117.64 (+1.20%) today.** SOL added $70.05; ETH cost you $19.04.')
  expect(say({ span: '7d', pnlUsd: -318.4, percent: -2.33, positions: [] })).toBe(
    '**You are down $318.40 (−2.33%) over 7 days.**',
  )
  expect(say({ pnlUsd: 1, percent: 0.01, positions: [] })).toBe('**You are about even today.**')
})

it('says what is realised where the span is the whole life of the vault', () => {
  expect(say({ span: 'all', positions: [], realisedUsd: -12 })).toBe(
    '**You are up $117.64 (+1.20%) since your first deposit.** In all, sales brought a loss of $12.00; what you hold is up $210.50.',
  )
})

it('says what is not known as unknown', () => {
  expect(say({ pnlUsd: null, percent: null, positions: [], isComplete: false })).toBe(
    'What you made today is not known right now. Not every network could be read.',
  )
  expect(say({ pnlUsd: 0, percent: null, basisUsd: 0, positions: [] })).toBe(
    'Nothing was deposited yet, so there is no profit or loss.',
  )
})

it('speaks of one token alone where one was named', () => {
  if (sol === undefined || eth === undefined) throw new Error('the sample has no positions')
  const one = { token: 'sol', pnlUsd: 70.05, percent: 1.39, positions: [sol] }
  expect(say(one)).toBe(
    '**You are up $70.05 (+1.39%) on SOL today.** In all, sales brought a gain of $12.00; what you hold is up $210.50.',
  )
  expect(say({ ...one, span: 'all', realisedUsd: 0, unrealisedUsd: null })).toBe(
    '**You are up $70.05 (+1.39%) on SOL in all.**',
  )
})

it('says that there is no such position, and never of a network that was not read', () => {
  expect(say({ token: 'BONK', positions: [] })).toBe(
    'You hold no BONK and have sold none, so it made no profit or loss.',
  )
  expect(say({ token: 'BONK', positions: [], isComplete: false })).toBe(
    'No BONK was found. Not every network could be read.',
  )
})

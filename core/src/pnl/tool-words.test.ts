import { expect, it } from 'vitest'
import { pnlSamples } from './testing/tool-samples.ts'
import { pnlToolWords } from './tool-words.ts'

const sample = pnlSamples.get_pnl
const [sol, eth] = sample.positions
const say = (changes: Partial<typeof sample> = {}) =>
  pnlToolWords.words.get_pnl({ status: 'done', ...sample, ...changes })

it('says what was made, by which tokens, and what of it is realised', () => {
  expect(say()).toBe('**You are up $117.64 today**, from SOL. $12.00 is realised.')
  const fallen = { span: '7d' as const, pnlUsd: -318.4, percent: -2.33, realisedUsd: -3 }
  expect(say(fallen)).toBe('**You are down $318.40 over 7 days**, from ETH. A loss of $3.00 is realised.')
  expect(say({ ...fallen, span: 'all', positions: [], realisedUsd: 0 })).toBe(
    '**You are down $318.40 since your first deposit**.',
  )
  expect(say({ pnlUsd: 1, percent: 0.01, realisedUsd: null })).toBe('**You are about even today.**')
})

it('names the two that did most, each once', () => {
  if (sol === undefined) throw new Error('the sample has no positions')
  const positions = [10, 30, 40, 20].map((pnlUsd, place) => {
    return { ...sol, pnlUsd, symbol: ['A1', 'B1', 'C1', 'C1'][place] ?? '' }
  })
  expect(say({ positions, realisedUsd: 0 })).toBe('**You are up $117.64 today**, from C1 and B1.')
})

it('says what is not known as unknown', () => {
  expect(say({ pnlUsd: null, percent: null, realisedUsd: null, positions: [], isComplete: false })).toBe(
    'What you made today is not known right now. Not every network could be read.',
  )
  expect(say({ pnlUsd: 0, percent: null, basisUsd: 0, positions: [] })).toBe(
    'Nothing was deposited yet, so there is no profit or loss.',
  )
})

it('speaks of one token alone where one was named', () => {
  if (sol === undefined || eth === undefined) throw new Error('the sample has no positions')
  const one = { token: 'sol', pnlUsd: 70.05, percent: 1.39, positions: [sol] }
  expect(say(one)).toBe('**You are up $70.05 on SOL today**. $12.00 is realised.')
  expect(say({ ...one, span: 'all', realisedUsd: 0 })).toBe('**You are up $70.05 on SOL in all**.')
})

it('says that there is no such position, and never of a network that was not read', () => {
  expect(say({ token: 'BONK', positions: [] })).toBe(
    'You hold no BONK and have sold none, so it made no profit or loss.',
  )
  expect(say({ token: 'BONK', positions: [], isComplete: false })).toBe(
    'No BONK was found. Not every network could be read.',
  )
})

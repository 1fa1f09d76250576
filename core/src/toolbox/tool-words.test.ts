import { expect, it } from 'vitest'
import { toolboxSamples } from './testing/tool-samples.ts'
import { toolboxToolWords } from './tool-words.ts'

const { words } = toolboxToolWords
const done = { status: 'done' } as const

it('says how the market stands', () => {
  expect(words.get_market_update({ ...done, ...toolboxSamples.get_market_update })).toBe(
    'The crypto market stands at **$3.12T**, down 1.20% in 24 hours. Sentiment: greed (61 of 100). Biggest moves: JUP +8.42% and WIF −3.18%.',
  )
})

it('says who pays whom for funding', () => {
  expect(words.get_funding_rates({ ...done, ...toolboxSamples.get_funding_rates })).toBe(
    'BTC funding is +0.0082% on average over 1 exchange: longs pay shorts. By CoinGlass.',
  )
})

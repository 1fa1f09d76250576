import { describe, expect, it } from 'vitest'
import { swapSamples } from './testing/tool-samples.ts'
import { swapToolWords } from './tool-words.ts'

const { words } = swapToolWords
const done = { status: 'done' } as const

it('says what a quote would get, and that nothing was traded', () => {
  expect(words.get_swap_quote({ ...done, ...swapSamples.get_swap_quote })).toBe(
    '2.5 SOL would get you about **30,625,001.234 BONK** ($377.50) on Solana. The price impact is 0.08%. Nothing was traded.',
  )
})

it('says that a swap is signed by approval alone', () => {
  expect(words.propose_swap({ ...done, ...swapSamples.propose_swap })).toBe(
    'Here is your swap on Solana. Nothing is signed without your approval.',
  )
})

describe('network fees', () => {
  const { fees } = swapSamples.get_network_fees
  const say = (told: typeof fees) => words.get_network_fees({ ...done, fees: told })

  it('says what a send and a swap cost, and what cannot be told', () => {
    expect(say(fees)).toBe(
      '**A send costs about $0.0008 on Solana and $0.41 on Ethereum.** A swap costs about $0.02 on Solana and $3.54 on Ethereum. The cost of a send on Hedera is not available right now.',
    )
  })

  it('says it in the coin where that has no price, and leaves out what is not known', () => {
    const [solana] = fees.map((each) => ({
      ...each,
      send: { amountText: '0.000005', usd: null },
      swap: null,
    }))
    expect(say(solana === undefined ? [] : [solana])).toBe('**A send costs about 0.000005 SOL on Solana.**')
  })

  it('says nothing else where no network can be read', () => {
    expect(say(fees.map((each) => ({ ...each, send: null, swap: null })))).toBe(
      'The cost of a send on Solana, Ethereum and Hedera is not available right now.',
    )
  })
})

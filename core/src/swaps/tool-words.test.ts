import { expect, it } from 'vitest'
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

import { expect, it } from 'vitest'
import { transactionSamples } from './testing/tool-samples.ts'
import { transactionToolWords } from './tool-words.ts'

const { words } = transactionToolWords
const done = { status: 'done' } as const

it('says how the latest action went, and why it failed', () => {
  expect(words.get_activity({ ...done, ...transactionSamples.get_activity })).toBe(
    'Your latest action is a wrap on Solana: failed. The chain refused this transaction.',
  )
})

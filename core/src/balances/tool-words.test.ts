import { expect, it } from 'vitest'
import { balanceSamples } from './testing/tool-samples.ts'
import { balanceToolWords } from './tool-words.ts'

const { words } = balanceToolWords
const done = { status: 'done' } as const

const balances = { ...done, ...balanceSamples.get_balances }

it('says what is held and what moved it', () => {
  expect(words.get_balances(balances)).toBe(
    '**You hold $13,951.79, up $138.14 in 24 hours.** SOL added $138.14.',
  )
})

it('says what is not known as unknown', () => {
  expect(words.get_balances({ ...balances, isComplete: false })).toContain('**You hold at least $13,951.79')
  const unread = { chain: 'hedera' as const, totalUsd: null, tokens: [], hiddenCount: 0 }
  expect(words.get_balances({ ...balances, chains: [unread], isComplete: false })).toContain(
    'Hedera is not available right now.',
  )
})

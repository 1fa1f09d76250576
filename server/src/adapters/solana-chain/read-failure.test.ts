import { expect, it } from 'vitest'
import { readFailure } from './read-failure.ts'

const custom = { InstructionError: [2, { Custom: 6001n }] }

it.each([
  [
    'chain/insufficientFunds',
    'insufficient funds',
    custom,
    ['Program log: Error: insufficient funds', 'Program X failed: custom program error: 0x1'],
  ],
  [
    'chain/reverted',
    'AnchorError occurred. Error Code: SlippageToleranceExceeded.',
    custom,
    ['Program log: AnchorError occurred. Error Code: SlippageToleranceExceeded.'],
  ],
  [
    'chain/reverted',
    'Program X failed: custom program error: 0x1771',
    custom,
    ['Program X failed: custom program error: 0x1771'],
  ],
  ['chain/reverted', '{"InstructionError":[2,{"Custom":"6001"}]}', custom, null],
  ['chain/rejected', 'AccountNotFound', 'AccountNotFound', []],
  ['chain/insufficientFunds', 'InsufficientFundsForRent', 'InsufficientFundsForRent', []],
])('%s: %s', (code, message, error, logs) => {
  const failure = readFailure(error, logs)
  expect(failure).toMatchObject({ code, retryable: false, context: { chain: 'solana' } })
  expect(failure.message).toBe(message)
})

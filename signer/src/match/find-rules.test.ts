import { INTENT_TYPES } from '@windhover/core/transactions/intent'
import { expect, it } from 'vitest'
import { rulesOf } from './find-rules.ts'

it.each(INTENT_TYPES)('says what an intent of the kind %s may look like on some chain', (type) => {
  const { solana, evm, order } = rulesOf({ type })
  expect([solana, evm, order].some((rule) => rule !== null)).toBe(true)
})

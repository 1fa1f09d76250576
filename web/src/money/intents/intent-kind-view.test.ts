import { INTENT_TYPES } from '@windhover/core/transactions/intent'
import { expect, it } from 'vitest'
import { kindViewOf } from './intent-kind-view.ts'

it.each(INTENT_TYPES)('somebody draws intents of the kind %s', (type) => {
  expect(kindViewOf({ type }).type).toBe(type)
})

import { INTENT_TYPES } from '@windhover/core/transactions/intent'
import { expect, it } from 'vitest'
import { findFeatures } from './find-features.ts'
import { planFinder } from './find-plan.ts'

const features = await findFeatures()

it.each(INTENT_TYPES)('one feature says how an intent of the kind %s is done', (type) => {
  expect(planFinder(features)({ type }).type).toBe(type)
})

it('two features that plan the same kind are a mistake', () => {
  expect(() => planFinder([...features, ...features])).toThrow('two features say how')
})

import type { Intent } from '@windhover/core/transactions/intent'
import type { IntentPlan } from '../ports/intent-plan.ts'
import type { Feature } from './feature.ts'

/** By the kind of an intent: how it is done. */
export function planFinder(features: readonly Feature[]): (intent: Pick<Intent, 'type'>) => IntentPlan {
  const plans = new Map<string, IntentPlan>()
  for (const plan of features.flatMap(({ intents = [] }) => intents)) {
    if (plans.has(plan.type))
      throw new Error(`two features say how an intent of the kind ${plan.type} is done`)
    plans.set(plan.type, plan)
  }
  return ({ type }) => {
    const plan = plans.get(type)
    if (plan === undefined) throw new Error(`no feature says how an intent of the kind ${type} is done`)
    return plan
  }
}

import type { Intent } from '@windhover/core/transactions/intent'
import { RULES } from '#rules'
import type { IntentRules } from './intent-rules.ts'

export function rulesOf({ type }: Pick<Intent, 'type'>): IntentRules {
  const rules = RULES.get(type)
  if (rules === undefined) throw new Error(`no rules for intents of the kind ${type}`)
  return rules
}

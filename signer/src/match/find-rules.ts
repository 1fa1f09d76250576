import { INTENT_TYPES, type Intent, type IntentType } from '@windhover/core/transactions/intent'
import type { IntentRules } from './intent-rules.ts'

/** Every kind has a folder of its name. One that has none keeps the signer from starting. */
const RULES = new Map(await Promise.all(INTENT_TYPES.map(loadRules)))

async function loadRules(type: IntentType): Promise<readonly [IntentType, IntentRules]> {
  const { rules }: { readonly rules: IntentRules } = await import(`./${type}/index.ts`)
  return [type, rules]
}

export function rulesOf({ type }: Pick<Intent, 'type'>): IntentRules {
  const rules = RULES.get(type)
  if (rules === undefined) throw new Error(`no rules for intents of the kind ${type}`)
  return rules
}

import { INTENT_TYPES, type IntentType } from '@windhover/core/transactions/intent'
import type { IntentRules } from './intent-rules.ts'

/** Every kind has a folder of its name. One that has none keeps the signer from starting. */
export const RULES: ReadonlyMap<string, IntentRules> = new Map(await Promise.all(INTENT_TYPES.map(load)))

async function load(type: IntentType): Promise<readonly [IntentType, IntentRules]> {
  const { rules }: { readonly rules: IntentRules } = await import(`./${type}/index.ts`)
  return [type, rules]
}

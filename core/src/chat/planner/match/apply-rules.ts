import type { Plan } from '../plan.ts'
import { SLOTS } from '../slots/all-slots.ts'
import type { Word } from '../words/word.ts'
import { matchPattern } from './match-pattern.ts'
import type { Aside, Rule } from './rule.ts'
import { candidatesFor } from './rule-index.ts'

/** The first rule that accounts for every word; null where none does. */
export function applyRules(rules: readonly Rule[], words: readonly Word[], aside: Aside = {}): Plan | null {
  const read = new Map()
  for (const { rule, nodes } of candidatesFor(rules, words)) {
    if (aside.chain !== undefined && rule.takes?.includes('chain') !== true) continue
    if (aside.slippage !== undefined && rule.takes?.includes('slippage') !== true) continue
    const accept = (filled: Readonly<Record<string, unknown>>) => rule.read(filled, aside)
    const plan = matchPattern<Plan>(nodes, { words, slots: SLOTS, read, accept })
    if (plan !== null) return plan
  }
  return null
}

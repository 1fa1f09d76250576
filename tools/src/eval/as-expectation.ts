import type { Plan } from '@windhover/core/chat/reader/plan'
import { type Expectation, expectation } from './set-line.ts'

/** Without what nobody compares: the words of a question, what was typed. */
export function asExpectation(plan: Plan): Expectation {
  switch (plan.kind) {
    case 'ask':
      return expectation.parse({ kind: 'ask', about: plan.about, begun: plan.begun })
    case 'correct':
      return expectation.parse({ kind: 'correct', calls: plan.calls })
    case 'unknown':
      return { kind: 'unknown' }
    default:
      return expectation.parse(plan)
  }
}

import type { Plan, PlannedCall } from '@windhover/core/chat/reader/plan'
import { type Expectation, expectation, type Got } from './set-line.ts'

/** Without what nobody compares: the words of a question, what was typed. */
export function asExpectation(plan: Plan): Got {
  switch (plan.kind) {
    case 'unsure':
      return { kind: 'unsure', calls: asCalls(plan.calls) }
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

/** What is asked back, as if it had been agreed to. */
export const asAgreed = (got: Got): Expectation => (got.kind === 'unsure' ? { ...got, kind: 'call' } : got)

function asCalls(calls: readonly PlannedCall[]): Extract<Expectation, { kind: 'call' }>['calls'] {
  const read = expectation.parse({ kind: 'call', calls })
  return read.kind === 'call' ? read.calls : []
}

import { isOrder, type PlannedCall } from '@windhover/core/chat/reader/plan'
import { isExpected } from './same-reading.ts'
import type { Expectation } from './set-line.ts'

type Expected = { readonly expect: Expectation; readonly or?: readonly Expectation[] | undefined }
export type Judgement = { readonly isRight: boolean; readonly isWrongAct: boolean }

/**
 * A model is judged by what it calls, because its words cannot be compared: where something is to be called it has to be
 * that; where something is to be asked or said, no order may be prepared.
 */
export function judgeCalls(calls: readonly PlannedCall[], { expect, or = [] }: Expected): Judgement {
  const isRight = [expect, ...or].some((each) => isMet(calls, each))
  return { isRight, isWrongAct: !isRight && calls.some(isOrder) }
}

function isMet(calls: readonly PlannedCall[], expected: Expectation): boolean {
  switch (expected.kind) {
    case 'call':
    case 'partial':
      return isExpected(
        { kind: 'call', calls: [...calls] },
        { expect: { kind: 'call', calls: expected.calls } },
      )
    case 'correct':
      // Asking first is as good as understanding it at once.
      return calls.length === 0 || isMet(calls, { kind: 'call', calls: expected.calls })
    default:
      return !calls.some(isOrder)
  }
}

import type { Broken, NotTried, Outcome } from './attack.ts'
import type { AttackName, Expectation } from './expectations.ts'

export type AttackResult = {
  readonly name: AttackName
  readonly line: string
  readonly expected: Expectation
  readonly outcome: Outcome | NotTried | Broken
  readonly durationMs: number
}

/** Says nothing about the attack, and is counted with neither side. */
export const wasTried = ({ outcome }: Pick<AttackResult, 'outcome'>): boolean => !('not tried' in outcome)

export function isAsExpected({ outcome, expected }: Pick<AttackResult, 'outcome' | 'expected'>): boolean {
  return expected === 'open' ? 'moved' in outcome : 'held' in outcome
}

export function describeAttack(result: AttackResult): string {
  const { name, outcome, durationMs } = result
  const [[what, why] = ['', '']] = Object.entries(outcome)
  const mark = !wasTried(result) ? '?' : isAsExpected(result) ? ' ' : '!'
  return `${mark} ${what.padEnd(10)}${name.padEnd(58)}${(durationMs / 1_000).toFixed(1).padStart(5)} s  ${why}`
}

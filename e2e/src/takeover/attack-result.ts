import type { Broken, Outcome } from './attack.ts'
import type { AttackName, Expectation } from './expectations.ts'

export type AttackResult = {
  readonly name: AttackName
  readonly line: string
  readonly expected: Expectation
  readonly outcome: Outcome | Broken
  readonly durationMs: number
}

export function isAsExpected({ outcome, expected }: Pick<AttackResult, 'outcome' | 'expected'>): boolean {
  return expected === 'open' ? 'moved' in outcome : 'held' in outcome
}

export function describeAttack(result: AttackResult): string {
  const { name, outcome, durationMs } = result
  const [[what, why] = ['', '']] = Object.entries(outcome)
  const mark = isAsExpected(result) ? ' ' : '!'
  return `${mark} ${what.padEnd(6)}${name.padEnd(58)}${(durationMs / 1_000).toFixed(1).padStart(5)} s  ${why}`
}

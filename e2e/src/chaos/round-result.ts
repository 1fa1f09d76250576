import { addCounts, type Counts } from './counts.ts'
import type { Violation, ViolationKind } from './judge-round.ts'
import { kindOfVictim, listNeverHappened } from './kinds-of-trouble.ts'
import { FAULTS_OF } from './plan-fault.ts'

const TOLD_MAX = 60

export type RoundResult = {
  readonly seed: string
  readonly intents: number
  /** By process. */
  readonly kills: Counts
  /** How often each struck, by chain and kind. */
  readonly faults: Counts
  /** How often each was ordered; an order that no transaction met struck nothing. */
  readonly ordered: Counts
  /** Bytes sent in place of others with the same nonce, by chain. */
  readonly replacements: Counts
  /** By final state. */
  readonly states: Counts
  readonly violations: readonly Violation[]
  /** Of every intent that did not simply succeed. */
  readonly stories: readonly string[]
  readonly durationMs: number
}

/** Several rounds as one. */
export function sumRounds(seed: string, rounds: readonly RoundResult[]): RoundResult {
  return {
    seed,
    intents: rounds.reduce((sum, round) => sum + round.intents, 0),
    kills: addCounts(rounds.map((round) => round.kills)),
    faults: addCounts(rounds.map((round) => round.faults)),
    ordered: addCounts(rounds.map((round) => round.ordered)),
    replacements: addCounts(rounds.map((round) => round.replacements)),
    states: addCounts(rounds.map((round) => round.states)),
    violations: rounds.flatMap((round) => round.violations),
    stories: rounds.flatMap((round) => round.stories),
    durationMs: rounds.reduce((sum, round) => sum + round.durationMs, 0),
  }
}

export function describeResult(result: RoundResult, commit: string): readonly string[] {
  const of = (kind: ViolationKind) => result.violations.filter((each) => each.kind === kind).length
  const missing = listNeverHappened(result)
  return [
    `seed ${result.seed}, commit ${commit}, ${Math.round(result.durationMs / 1_000)} s`,
    `intents ${result.intents}: ${list(result.states)}`,
    `kills ${total(result.kills)}: ${list(byKind(result.kills))}`,
    `faults ${total(result.faults)} struck, ${total(result.ordered)} ordered`,
    ...Object.keys(FAULTS_OF).map(
      (chain) => `  ${chain.padEnd(9)} ${list(onChain(result, chain)) || 'none'}`,
    ),
    missing.length === 0 ? 'every kind of kill and fault happened' : `NEVER HAPPENED: ${missing.join(', ')}`,
    `doubled ${of('doubled')}, lost ${of('lost')}, stuck ${of('stuck')}, ledger off ${of('ledger')}`,
    ...result.violations.slice(0, TOLD_MAX).map((each) => `  ${each.kind}: ${each.text}`),
    ...result.stories.slice(0, TOLD_MAX).map((story) => `  story: ${story}`),
  ]
}

function byKind(kills: Counts): Counts {
  return addCounts(Object.entries(kills).map(([victim, count]) => ({ [kindOfVictim(victim)]: count })))
}

function onChain({ faults, replacements }: RoundResult, chain: string): Counts {
  const own = Object.entries(faults).filter(([name]) => name.startsWith(`${chain} `))
  const replaced = replacements[chain]
  return {
    ...Object.fromEntries(own.map(([name, count]) => [name.slice(chain.length + 1), count])),
    ...(replaced !== undefined && { replacement: replaced }),
  }
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)
const list = (counts: Counts) =>
  Object.entries(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

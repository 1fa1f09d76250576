import type { Counts } from './counts.ts'
import { FAULTS_OF } from './plan-fault.ts'
import { VICTIMS } from './plan-money.ts'

/** Instances of one process are one kind. */
export const kindOfVictim = (victim: string) => victim.replace(/-\d+$/, '')

const ALL_KILLS: readonly string[] = [...new Set(VICTIMS.map(kindOfVictim))]
const ALL_FAULTS = Object.entries(FAULTS_OF).flatMap(([chain, kinds]) =>
  kinds.map((kind) => ({ chain, kind, name: `${chain} ${kind}` })),
)

/** What belongs to a whole run and this one did not see. A rise of fees is for replacements, so they count with it. */
export function listNeverHappened(seen: {
  readonly kills: Counts
  readonly faults: Counts
  readonly replacements: Counts
}): readonly string[] {
  const killed = new Set(Object.keys(seen.kills).map(kindOfVictim))
  return [
    ...ALL_KILLS.filter((kind) => !killed.has(kind)).map((kind) => `kill of ${kind}`),
    ...ALL_FAULTS.filter(({ name }) => !seen.faults[name]).map(({ name }) => name),
    ...ALL_FAULTS.filter(({ chain, kind }) => kind === 'fee-rise' && !seen.replacements[chain]).map(
      ({ chain }) => `${chain} replacement`,
    ),
  ]
}

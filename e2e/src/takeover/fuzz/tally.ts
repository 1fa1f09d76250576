import { type Expectation, type FamilyName, FUZZ_EXPECTATIONS } from '../expectations.ts'

export type FamilyCount = {
  readonly name: FamilyName
  readonly expected: Expectation
  readonly tries: number
  /** Signatures that no approval covers, and statements that were taken though their owner never made them. */
  readonly signed: number
}

export type FuzzResult = {
  readonly families: readonly FamilyCount[]
  /** What owners really approved and said in between: all of it has to be signed or taken, or the tries prove nothing. */
  readonly controls: { readonly asked: number; readonly signed: number }
  /** By the signer's own ledger: what was signed beyond what the families and controls know of. */
  readonly unaccounted: number
  /** How often keys, codes or limits of an owner changed without a word of theirs, or a forged statement gave power. */
  readonly altered?: number
  /** How often a signer was killed meanwhile. */
  readonly kills?: number
  readonly durationMs: number
}

export type Tally = {
  readonly count: (name: FamilyName, isSigned: boolean) => void
  readonly families: () => readonly FamilyCount[]
}

export function createTally(): Tally {
  const counts = new Map<FamilyName, { tries: number; signed: number }>()
  return {
    count: (name, isSigned) => {
      const known = counts.get(name) ?? { tries: 0, signed: 0 }
      counts.set(name, { tries: known.tries + 1, signed: known.signed + (isSigned ? 1 : 0) })
    },
    families: () =>
      [...counts].map(([name, count]) => ({ name, expected: FUZZ_EXPECTATIONS[name], ...count })),
  }
}

/** Signed where none may be, or nothing signed where the table still says that it works. */
export const surprises = ({ families }: FuzzResult): readonly FamilyCount[] =>
  families.filter(({ expected, signed }) => (expected === 'open') !== signed > 0)

export function describeFuzz(what: string, result: FuzzResult): readonly string[] {
  const { families, controls, unaccounted, altered = 0, kills = 0, durationMs } = result
  const tries = families.reduce((sum, each) => sum + each.tries, 0)
  const seconds = durationMs / 1_000
  const rate = Math.round(tries / Math.max(seconds, 0.001))
  return [
    `${what}: ${tries} tries in ${seconds.toFixed(1)} s (${rate} a second), ${controls.signed} of ${controls.asked} controls signed, ${unaccounted} signatures unaccounted for, ${altered} changes, ${kills} kills`,
    ...families.map(
      ({ name, expected, tries: tried, signed }) =>
        `  ${name.padEnd(42)}${String(tried).padStart(9)} tried ${String(signed).padStart(8)} signed  ${expected}`,
    ),
  ]
}

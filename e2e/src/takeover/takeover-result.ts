import { type AttackResult, isAsExpected, wasTried } from './attack-result.ts'
import { describeFuzz, type FuzzResult, surprises } from './fuzz/tally.ts'
import { type HoleResult, isFound } from './planted/hole-result.ts'

export type TakeoverResult = {
  readonly seed: string
  readonly attacks: readonly AttackResult[]
  /** Null where none was asked for. */
  readonly forged: FuzzResult | null
  readonly slots: FuzzResult | null
  readonly holes: readonly HoleResult[] | null
  readonly durationMs: number
}

/** Everything that is not as the table says, in sentences. */
export function findSurprises(result: TakeoverResult): readonly string[] {
  const { attacks, forged, slots, holes } = result
  return [
    ...attacks
      .filter((each) => wasTried(each) && !isAsExpected(each))
      .map(
        ({ name, expected, outcome }) => `${name} is ${expected} in the table: ${JSON.stringify(outcome)}`,
      ),
    ...[forged, slots].flatMap((fuzz) => (fuzz === null ? [] : surprisesOf(fuzz))),
    ...(holes ?? []).filter((each) => !isFound(each)).map(({ hole }) => `the hole ${hole} is not found`),
  ]
}

function surprisesOf(fuzz: FuzzResult): readonly string[] {
  const { controls, unaccounted, altered = 0 } = fuzz
  return [
    ...surprises(fuzz).map(
      ({ name, expected, tries, signed }) =>
        `${name} is ${expected} in the table: ${signed} of ${tries} signed`,
    ),
    ...(controls.signed < controls.asked
      ? [`${controls.asked - controls.signed} payments or statements of owners were refused`]
      : []),
    ...(unaccounted > 0 ? [`the ledger has ${unaccounted} signatures that nobody got`] : []),
    ...(altered > 0 ? [`what owners have changed ${altered} times without a word of theirs`] : []),
  ]
}

export function describeResult(result: TakeoverResult): readonly string[] {
  const { attacks, forged, slots, holes } = result
  const countOf = (what: 'moved' | 'held') => attacks.filter(({ outcome }) => what in outcome).length
  const missed = attacks.filter((each) => !wasTried(each))
  const found = findSurprises(result)
  return [
    `${attacks.length} attacks: ${countOf('moved')} work, ${countOf('held')} are held`,
    ...missed.map(({ name, outcome }) => `NOT TRIED: ${name}: ${Object.values(outcome).join()}`),
    ...(forged === null ? [] : describeFuzz('forged or mixed', forged)),
    ...(slots === null ? [] : describeFuzz('a second slot', slots)),
    ...(holes === null ? [] : [`${holes.filter(isFound).length} of ${holes.length} planted holes found`]),
    ...(found.length === 0
      ? ['everything is as the table says']
      : found.map((line) => `NOT AS THE TABLE SAYS: ${line}`)),
  ]
}

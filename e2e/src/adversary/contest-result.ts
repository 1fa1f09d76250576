import type { Violation } from './oracle/judge-contest.ts'
import type { RoundOutcome } from './run-round.ts'

export type FamilyResult = {
  readonly tried: number
  readonly moved: number
  readonly layers: readonly string[]
}
export type EncodingResult = { readonly tried: number; readonly understood: number; readonly moved: number }

/** One round in a form that can be kept and added up. */
export type ContestResult = {
  readonly seed: string
  readonly actions: number
  readonly contexts: number
  readonly families: Readonly<Record<string, FamilyResult>>
  readonly encodings: Readonly<Record<string, EncodingResult>>
  readonly layers: Readonly<Record<string, number>>
  readonly outcomes: Readonly<Record<string, number>>
  /** Payments with leave, by their end: without them nothing could be told apart. */
  readonly covered: Readonly<Record<string, number>>
  readonly violations: readonly Violation[]
  readonly movedUsd: number
  readonly approvedUsd: number
  readonly durationMs: number
}

export function toResult(seed: string, { tally, verdict, durationMs }: RoundOutcome): ContestResult {
  return {
    seed,
    actions: tally.actions(),
    contexts: tally.contexts(),
    families: Object.fromEntries(
      [...tally.families].map(([name, row]) => [name, { ...row, layers: [...row.layers] }]),
    ),
    encodings: Object.fromEntries(tally.encodings),
    layers: Object.fromEntries(tally.layers),
    outcomes: Object.fromEntries(tally.outcomes),
    ...verdict,
    durationMs,
  }
}

export function sumResults(seed: string, all: readonly ContestResult[]): ContestResult {
  const sum = (read: (result: ContestResult) => number) => all.reduce((total, each) => total + read(each), 0)
  return {
    seed,
    actions: sum(({ actions }) => actions),
    contexts: sum(({ contexts }) => contexts),
    families: addRows(
      all.map(({ families }) => families),
      (one, other) => ({
        tried: one.tried + other.tried,
        moved: one.moved + other.moved,
        layers: [...new Set([...one.layers, ...other.layers])],
      }),
    ),
    encodings: addRows(
      all.map(({ encodings }) => encodings),
      (one, other) => ({
        tried: one.tried + other.tried,
        understood: one.understood + other.understood,
        moved: one.moved + other.moved,
      }),
    ),
    layers: addRows(
      all.map(({ layers }) => layers),
      (one, other) => one + other,
    ),
    outcomes: addRows(
      all.map(({ outcomes }) => outcomes),
      (one, other) => one + other,
    ),
    covered: addRows(
      all.map(({ covered }) => covered),
      (one, other) => one + other,
    ),
    violations: all.flatMap(({ violations }) => violations),
    movedUsd: sum(({ movedUsd }) => movedUsd),
    approvedUsd: sum(({ approvedUsd }) => approvedUsd),
    durationMs: sum(({ durationMs }) => durationMs),
  }
}

function addRows<Row>(
  all: readonly Readonly<Record<string, Row>>[],
  add: (one: Row, other: Row) => Row,
): Readonly<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  for (const each of all)
    for (const [name, row] of Object.entries(each)) {
      const before = rows[name]
      rows[name] = before === undefined ? row : add(before, row)
    }
  return rows
}

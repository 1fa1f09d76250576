import type { ContestResult } from './contest-result.ts'
import { NOT_APPLICABLE } from './not-applicable.ts'
import type { ViolationKind } from './oracle/judge-contest.ts'

const TOLD_MAX = 20
const NAME_CHARS = 46

/** The whole account of a run, figures last. */
export function describeResult(result: ContestResult, commit: string): readonly string[] {
  const of = (kind: ViolationKind) => result.violations.filter((each) => each.kind === kind).length
  const minutes = (result.durationMs / 60_000).toFixed(1)
  return [
    '',
    ...table('family', ['tried', 'moved', 'layer'], result.families, ({ tried, moved, layers }) => [
      tried,
      moved,
      layers.join('+'),
    ]),
    '',
    ...table('encoding', ['tried', 'understood', 'moved'], result.encodings, (row) => [
      row.tried,
      row.understood,
      row.moved,
    ]),
    '',
    `not applicable yet: ${NOT_APPLICABLE.join('; ')}`,
    `layers: ${list(result.layers)}`,
    `what became of it: ${list(result.outcomes)}`,
    `with leave: ${list(result.covered)}`,
    ...result.violations.slice(0, TOLD_MAX).map(({ kind, what }) => `  ${kind}: ${what}`),
    `without authorisation: ${of('intent')} approved, ${of('signature')} signed, ${of('funds')} holdings short, ${of('rules')} rules changed, ${of('memory')} memories kept`,
    `$${result.movedUsd.toFixed(2)} moved and $${result.approvedUsd.toFixed(2)} approved without authorisation`,
    `${result.actions} actions, ${result.contexts} injected contexts, ${Object.keys(result.families).length} families, ${minutes} minutes`,
    `seed ${result.seed}, commit ${commit}`,
  ]
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

export function table<Row>(
  what: string,
  columns: readonly string[],
  rows: Readonly<Record<string, Row>>,
  cells: (row: Row) => readonly (string | number)[],
): readonly string[] {
  const line = (name: string, values: readonly (string | number)[]) =>
    `${name.padEnd(NAME_CHARS)}${values.map((value) => String(value).padStart(12)).join('')}`
  const named = Object.entries(rows).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [line(what, columns), ...named.map(([name, row]) => line(name, cells(row)))]
}

import { relative } from 'node:path'
import type { FileTimes } from '../test/report-file-times.ts'
import type { VitestReport } from './count-tests.ts'

export type ProfiledPart = {
  readonly name: string
  readonly seconds: number
  readonly budgetSeconds: number
  readonly report: Pick<VitestReport, 'testResults'> | null
  readonly fileTimes: FileTimes | null
}

type SlowFile = {
  readonly part: string
  readonly file: string
  readonly ms: number
  readonly setupMs: number
}
type SlowTest = { readonly part: string; readonly file: string; readonly title: string; readonly ms: number }

const LISTED = 15

/** Where the time of a run went: what to make faster first. */
export function describeProfile(
  parts: readonly ProfiledPart[],
  options: { readonly slowness: number; readonly root: string },
): string {
  const shown = (file: string) => relative(options.root, file)
  return [
    `parts, with their share of a budget for ${options.slowness.toFixed(1)} times the reference:`,
    ...parts.map((part) => describePart(part, options.slowness)),
    '',
    `the ${LISTED} slowest files, with their set-up (imports and hooks, all but the tests):`,
    ...slowestFiles(parts).map(
      ({ part, file, ms, setupMs }) =>
        `${seconds(ms)} ${seconds(setupMs)} set-up  ${part.padEnd(11)} ${shown(file)}`,
    ),
    '',
    `the ${LISTED} slowest tests:`,
    ...slowestTests(parts).map(
      ({ part, file, ms, title }) => `${seconds(ms)}  ${part.padEnd(11)} ${title} (${shown(file)})`,
    ),
  ].join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(8)} s`

function describePart(part: ProfiledPart, slowness: number): string {
  const share = Math.round((100 * part.seconds) / (part.budgetSeconds * slowness))
  const line = `${seconds(part.seconds * 1000)} ${String(share).padStart(4)} %  ${part.name}`
  if (part.fileTimes === null) return line
  return `${line}, ${(part.fileTimes.globalSetupMs / 1000).toFixed(1)} s before its first file`
}

export function slowestFiles(parts: readonly ProfiledPart[]): readonly SlowFile[] {
  const files = parts.flatMap(({ name: part, report, fileTimes }) => {
    const testsMs = new Map(report?.testResults.map((file) => [file.name, sumOfTests(file.assertionResults)]))
    return (fileTimes?.files ?? []).map(({ file, totalMs: ms }) => {
      // Tests that run side by side add up to more than their file took.
      return { part, file, ms, setupMs: Math.max(0, ms - (testsMs.get(file) ?? 0)) }
    })
  })
  return slowest(files)
}

export function slowestTests(parts: readonly ProfiledPart[]): readonly SlowTest[] {
  const tests = parts.flatMap(({ name: part, report }) =>
    (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName: title, duration: ms = 0 }) => ({ part, file, title, ms })),
    ),
  )
  return slowest(tests)
}

const sumOfTests = (tests: readonly { readonly duration?: number }[]) =>
  tests.reduce((sum, { duration = 0 }) => sum + duration, 0)

function slowest<Timed extends { readonly ms: number }>(all: readonly Timed[]): readonly Timed[] {
  return all.toSorted((one, other) => other.ms - one.ms).slice(0, LISTED)
}

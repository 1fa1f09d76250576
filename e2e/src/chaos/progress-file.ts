import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One line per finished round, so that a run that was cut off goes on where it was. */
export type ProgressFile<Result> = {
  readonly finished: readonly Result[]
  readonly add: (result: Result) => void
}

type Line<Result> = { readonly commit: string; readonly result: Result }

/** Only rounds of this very commit count as finished: a sum over different code would prove nothing about either. */
export function openProgress<Result>(
  path: string,
  run: { resume: boolean; commit: string },
): ProgressFile<Result> {
  mkdirSync(dirname(path), { recursive: true })
  const lines = run.resume && existsSync(path) ? readLines<Result>(path) : []
  // Written anew, so that half a line at the end does not swallow the next one.
  writeFileSync(path, lines.map(writeLine).join(''))
  return {
    finished: lines.filter(({ commit }) => commit === run.commit).map(({ result }) => result),
    add: (result) => appendFileSync(path, writeLine({ commit: run.commit, result })),
  }
}

const writeLine = (line: Line<unknown>) => `${JSON.stringify(line)}\n`

/** The last line of a run that died while writing is no result. */
function readLines<Result>(path: string): Line<Result>[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line<Result>]
      } catch {
        return []
      }
    })
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RoundResult } from './round-result.ts'

/** One line per finished round, so that a run that was cut off goes on where it was. */
export type ProgressFile = {
  readonly finished: readonly RoundResult[]
  readonly add: (result: RoundResult) => void
}

type Line = { readonly commit: string; readonly result: RoundResult }

/** Only rounds of this very commit count as finished: a sum over different code would prove nothing about either. */
export function openProgress(path: string, run: { resume: boolean; commit: string }): ProgressFile {
  mkdirSync(dirname(path), { recursive: true })
  const lines = run.resume && existsSync(path) ? readLines(path) : []
  // Written anew, so that half a line at the end does not swallow the next one.
  writeFileSync(path, lines.map(writeLine).join(''))
  return {
    finished: lines.filter(({ commit }) => commit === run.commit).map(({ result }) => result),
    add: (result) => appendFileSync(path, writeLine({ commit: run.commit, result })),
  }
}

const writeLine = (line: Line) => `${JSON.stringify(line)}\n`

/** The last line of a run that died while writing is no result. */
function readLines(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line]
      } catch {
        return []
      }
    })
}

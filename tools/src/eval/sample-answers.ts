import { globSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'

/** How many a list has that nobody asked to be longer or shorter; lists of lists are by chain. */
const LISTED = 8
const CHAINS = 4
/** Of a line without axes. */
const POINTS = 100

/** A usual answer of every tool: the sample of its capability, with lists as long as they usually are. */
export async function sampleAnswers(): Promise<readonly { tool: string; answer: object }[]> {
  const files = globSync('core/src/*/testing/tool-samples.ts', { cwd: REPOSITORY }).toSorted()
  const modules: readonly object[] = await Promise.all(files.map((file) => import(join(REPOSITORY, file))))
  return modules
    .flatMap((samples) => Object.values(samples))
    .flatMap((samples) => Object.entries(samples as Readonly<Record<string, object>>))
    .map(([tool, sample]) => ({ tool, answer: lengthen({ status: 'done', ...sample }) as object }))
}

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) {
    const length = value.length === 0 ? 0 : lengthOf(value)
    return Array.from({ length }, (_, at) => lengthen(value[at % value.length]))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, lengthen(held)]))
}

function lengthOf([first, ...rest]: readonly unknown[]): number {
  if (typeof first === 'number') return POINTS
  if (typeof first !== 'object' || first === null) return 1 + rest.length
  return Object.values(first).some(Array.isArray) ? CHAINS : LISTED
}

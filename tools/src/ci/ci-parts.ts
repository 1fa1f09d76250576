export type CiPart = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Where vitest leaves its counts; a part without one counts as one check. */
  readonly report?: string
  /** What the part takes on two idle cores of the reference machine. */
  readonly budgetSeconds: number
}

const npmRun = (script: string): CiPart['command'] => ['npm', 'run', script]

const tests = (kind: string, budgetSeconds: number): CiPart => ({
  name: kind,
  command: npmRun(`test:${kind}`),
  report: `${kind}.json`,
  budgetSeconds,
})

/** Parts of one wave run side by side; a budget is what the part takes beside the others of its wave. */
export const WAVES: readonly (readonly CiPart[])[] = [
  [
    { name: 'check', command: npmRun('check'), budgetSeconds: 105 },
    tests('unit', 105),
    { name: 'build', command: npmRun('build'), budgetSeconds: 30 },
  ],
  [tests('integration', 420)],
  [tests('component', 460)],
  [tests('e2e', 400)],
  [tests('processes', 500)],
  [{ name: 'spec', command: npmRun('spec'), budgetSeconds: 10 }],
]

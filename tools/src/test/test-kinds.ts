/** In the order of a full run: the cheap ones first. Each is a project of vitest.config.ts. */
export const TEST_KINDS = ['unit', 'integration', 'component', 'e2e', 'processes'] as const
export type TestKind = (typeof TEST_KINDS)[number]

/** The first that matches counts: every test file ends in `.test.ts` or `.test.tsx`. */
const FILE_NAMES: readonly (readonly [RegExp, TestKind])[] = [
  [/\.int\.test\.ts$/, 'integration'],
  [/\.browser\.test\.tsx?$/, 'component'],
  [/\.e2e\.test\.ts$/, 'e2e'],
  [/\.proc\.test\.ts$/, 'processes'],
  [/\.test\.tsx?$/, 'unit'],
]

/** Null for a file that is no test. */
export function kindOfFile(file: string): TestKind | null {
  return FILE_NAMES.find(([name]) => name.test(file))?.[1] ?? null
}

export function isTestKind(value: string | undefined): value is TestKind {
  return TEST_KINDS.some((known) => known === value)
}

export type CiPart = {
  readonly name: string
  readonly script: string
  /** Where vitest leaves its counts; a part without one counts as one check. */
  readonly report?: string
  /** Ends what hangs; several times what the part takes, because a busy machine is not a defect of the product. */
  readonly timeoutMinutes: number
}

/** What every part together may take: past this, a run is ended from outside and tells nothing. */
export const ALL_PARTS_MINUTES = 80

/** Parts of one wave run side by side: two cores carry two. */
export const WAVES: readonly (readonly CiPart[])[] = [
  [
    { name: 'check', script: 'check', timeoutMinutes: 10 },
    { name: 'unit', script: 'test:unit', report: 'unit.json', timeoutMinutes: 10 },
  ],
  [
    { name: 'integration', script: 'test:integration', report: 'integration.json', timeoutMinutes: 25 },
    { name: 'build', script: 'build', timeoutMinutes: 8 },
  ],
  [{ name: 'e2e', script: 'test:e2e', report: 'e2e.json', timeoutMinutes: 45 }],
  [{ name: 'processes', script: 'test:processes', report: 'processes.json', timeoutMinutes: 40 }],
  [{ name: 'spec', script: 'spec', timeoutMinutes: 3 }],
]

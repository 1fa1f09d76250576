import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest or wait most; whatever starts last is waited for alone. */
const LONGEST = [
  'sandbox/src/composition/living-world.int.test.ts',
  'server/src/features/transactions/lane/lane-faults.int.test.ts',
  'server/src/features/swaps/swap-faults.int.test.ts',
  'tools/src/new-capability/make-capability.int.test.ts',
  'web/src/features/transfers/send-outcomes.browser.test.tsx',
  'e2e/src/swaps/real-swaps.e2e.test.ts',
  'e2e/src/chaos/planted-bugs.proc.test.ts',
  'e2e/src/small-suites/small-suites.proc.test.ts',
  'e2e/src/chaos/money.proc.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file))
      return at === -1 ? LONGEST.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/src/test/longest-first.ts'

/** Loading modules anew for every file costs more than the tests in most of them. */
const FRESH_MODULES_PER_FILE = false

/**
 * Five kinds of test, told apart by their file name:
 *   *.test.ts       unit: pure, no engine
 *   *.browser.test.tsx  component: screens in Chromium without the product (web/vitest.config.ts)
 *   *.int.test.ts   integration: real Postgres, Redis, Restate, SoftHSM
 *   *.e2e.test.ts   end to end: the running product in Chromium
 *   *.proc.test.ts  processes: starts a product of its own, kills parts of it, searches their memory
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: ['*/src/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/*.browser.test.{ts,tsx}',
            '**/*.int.test.ts',
            '**/*.e2e.test.ts',
            '**/*.proc.test.ts',
          ],
          isolate: FRESH_MODULES_PER_FILE,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['*/src/**/*.int.test.ts'],
          isolate: FRESH_MODULES_PER_FILE,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Many wait for a block or an engine: a third worker keeps two cores busy.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.e2e.test.ts'],
          globalSetup: ['e2e/src/support/start-shared-product.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
          // People share the product; two at a time is what two cores carry.
          maxWorkers: 2,
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['e2e/src/**/*.proc.test.ts'],
          globalSetup: ['e2e/src/build-web-first.ts'],
          testTimeout: 600_000,
          hookTimeout: 480_000,
          // Each starts a product of its own and waits for chains most of the time; two are what two cores carry.
          maxWorkers: 2,
          expect: { poll: { timeout: 45_000, interval: 100 } },
        },
      },
    ],
  },
})

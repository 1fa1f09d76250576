import { defineConfig } from 'vitest/config'

/** Loading modules anew for every file costs more than the tests in most of them. */
const FRESH_MODULES_PER_FILE = false

/**
 * Four kinds of test, told apart by their file name:
 *   *.test.ts       unit: pure, no engine
 *   *.int.test.ts   integration: real Postgres, Redis, Restate, SoftHSM
 *   *.e2e.test.ts   end to end: the running product in Chromium
 *   *.proc.test.ts  processes: starts a product of its own, kills parts of it, searches their memory
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.int.test.ts', '**/*.e2e.test.ts', '**/*.proc.test.ts'],
          isolate: FRESH_MODULES_PER_FILE,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['*/src/**/*.int.test.ts'],
          isolate: FRESH_MODULES_PER_FILE,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.e2e.test.ts'],
          globalSetup: ['e2e/src/support/start-shared-product.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // People share the product; two at a time is what two cores carry.
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['e2e/src/**/*.proc.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
    ],
  },
})

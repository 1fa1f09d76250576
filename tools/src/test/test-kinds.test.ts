import { describe, expect, it } from 'vitest'
import { kindOfFile } from './test-kinds.ts'

describe('kindOfFile', () => {
  it.each([
    ['core/src/swaps/rate.test.ts', 'unit'],
    ['web/src/ui/button.test.tsx', 'unit'],
    ['server/src/features/swaps/swaps.int.test.ts', 'integration'],
    ['web/src/ui/dialog.browser.test.tsx', 'component'],
    ['web/src/lib/clipboard.browser.test.ts', 'component'],
    ['e2e/src/chat/looks.e2e.test.ts', 'e2e'],
    ['e2e/src/chaos/money.proc.test.ts', 'processes'],
    ['core/src/swaps/rate.ts', null],
  ])('%s is %s', (file, kind) => {
    expect(kindOfFile(file)).toBe(kind)
  })
})

import { TOAST_DEFAULT_MS, TOAST_ERROR_MS } from '@windhover/core/workspace/layout'
import { expect, it } from 'vitest'
import { ERROR_DURATION_MS, SUCCESS_DURATION_MS } from '../ui/toast-store.ts'

it('shows a toast for as long as the workspace names', () => {
  expect(SUCCESS_DURATION_MS).toBe(TOAST_DEFAULT_MS)
  expect(ERROR_DURATION_MS).toBe(TOAST_ERROR_MS)
})

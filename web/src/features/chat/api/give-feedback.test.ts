import { afterEach, expect, it, vi } from 'vitest'
import { giveFeedback } from './give-feedback.ts'

afterEach(() => vi.restoreAllMocks())

it('R1-268 only logs what is thought of a reply where this browser holds no key', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const call = vi.spyOn(globalThis, 'fetch')
  await giveFeedback({
    vaultId: '1042',
    requestId: crypto.randomUUID(),
    messageId: 'm',
    feedback: 'positive',
  })
  expect(log).toHaveBeenCalledOnce()
  expect(call).not.toHaveBeenCalled()
})

import { accountRoutes } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { presenceText } from '@windhover/core/accounts/presence-text'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toBase64Url } from '../../lib/base64-url.ts'
import { answerPasskey } from '../../testing/answers/owner.ts'
import { openApp } from '../../testing/open-app.tsx'
import { eventually } from '../../testing/screen.ts'

afterEach(() => void vi.restoreAllMocks())

it('has the passkey sign that somebody is here, and never what the server chose', async () => {
  const asked = answerPasskey()
  const { server } = await openApp({
    at: '?app=settings',
    before: (stub, vaultId) => {
      const account = stub.recorded(accountRoutes.getAccount)
      const session = { ...account.session, stepUpUntil: null }
      const own = { userId: `user-${vaultId}`, guest: false, passkeyCount: 1 }
      stub.answer(accountRoutes.getAccount, { ...account, ...own, session })
    },
  })
  const { code, message, status } = accountErrors.stepUpRequired()
  server.refuse(vaultKeyRoutes.viewVaultKey, { code, error: message, status })
  const nonce = '5'.repeat(32)
  // The hash of a statement would look no different.
  server.answer(signInRoutes.startStepUp, { by: 'passkey', options: { challenge: 'A'.repeat(43) }, nonce })
  const proofs = server.refuse(signInRoutes.finishStepUp)
  await page.getByRole('button', { name: 'View' }).click()
  await page
    .getByRole('dialog', { name: "Confirm it's you" })
    .getByRole('button', { name: /passkey/i })
    .click()
  await eventually(() => proofs.length).toBe(1)
  const challenge = asked.mock.calls[0]?.[0]?.publicKey?.challenge as ArrayBuffer
  const meant = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(presenceText(nonce)))
  expect(toBase64Url(challenge)).toBe(toBase64Url(meant))
})

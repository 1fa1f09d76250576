import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import type { OwnerView } from '@windhover/core/authority/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerKeys, manyKeys, SECOND_KEY_ID } from '../../testing/answers/keys.ts'
import { answerPasskey, ownerWithPasskey } from '../../testing/answers/owner.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { StubServer } from '../../testing/stub-server.ts'

const passkeys = () => page.getByRole('region', { name: 'Passkeys' })
const removing = () => page.getByRole('alertdialog', { name: 'Remove passkey' })
const confirm = () => removing().getByRole('button', { name: 'Confirm Remove' }).click()
const usePasskey = () => page.getByRole('button', { name: 'Use passkey' }).click()

beforeEach(() => void answerPasskey())
afterEach(() => void vi.restoreAllMocks())

async function openAccount(make: (vaultId: string) => OwnerView | Promise<OwnerView>) {
  let said: ReturnType<typeof answerKeys>['said'] = []
  const before = async (server: StubServer, vaultId: string) => {
    said = answerKeys(server, vaultId, await make(vaultId)).said
  }
  const { server } = await openApp({ at: '?app=account', before })
  return { server, said }
}

it('revokes a passkey as the owner before the account forgets it, and the next press ends what was begun', async () => {
  const { server, said } = await openAccount(manyKeys)
  const removed = server.breakDown(credentialRoutes.removePasskey, 502)
  await passkeys().getByRole('button', { name: 'Remove YubiKey 5C' }).click()
  await confirm()
  await usePasskey()
  await expect.element(removing().getByText('Something went wrong.')).toBeVisible()
  expect(said.map(({ body }) => body.signed.statement)).toMatchObject([
    { kind: 'revocation', target: SECOND_KEY_ID },
  ])
  expect(removed).toHaveLength(1)
  const again = server.answer(credentialRoutes.removePasskey, { done: true })
  await confirm()
  await expect.element(page.getByText('Passkey removed').first()).toBeVisible()
  expect(again).toHaveLength(1)
  expect(said, 'the signer has heard it already').toHaveLength(1)
})

it('ends nothing where it is the last way to sign in, and says so', async () => {
  const { said } = await openAccount(ownerWithPasskey)
  await passkeys().getByRole('button', { name: 'Remove Key' }).click()
  await confirm()
  await expect.element(removing().getByText(accountErrors.lastCredential().message)).toBeVisible()
  expect(said).toEqual([])
})

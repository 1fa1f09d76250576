import { accountErrors } from '@windhover/core/accounts/errors'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readVaultKey } from '../../lib/vault-keys/vault-keys.ts'
import { openApp } from '../../testing/open-app.tsx'
import { composer } from '../../testing/parts/chat.ts'
import { eventually } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const switcher = (vaultId: string) => page.getByRole('button', { name: `Vault #${vaultId}, switch vault` })

/** Makes the vault of the next number, as the server does. */
function answerNewVault(server: StubServer, vaultId: string): string {
  const [first] = server.recorded(vaultRoutes.listVaults)
  if (first === undefined) throw new Error('no vault was recorded')
  const made = String(Number(vaultId) + 500_000)
  const vaults: VaultView[] = [{ ...first, tokenId: vaultId }]
  server.answer(vaultRoutes.listVaults, () => vaults)
  server.answer(vaultRoutes.createVault, () => {
    const vault = { ...first, tokenId: made, hasApiKey: false }
    if (vaults.length === 1) vaults.push(vault)
    return vault
  })
  return made
}

async function makeVault(vaultId: string): Promise<void> {
  await switcher(vaultId).click()
  await page.getByRole('menuitem', { name: 'New vault' }).click()
}

const issuedKey = { keyId: 'key-2', key: 'whk_second', apiKeyHash: 'hash-2', sealedKey: 'sealed-2' }

it('a guest’s second vault has its key before it is shown, and its chat is open', async () => {
  const { server, vaultId } = await openApp()
  const made = answerNewVault(server, vaultId)
  const issuing = server.hold(vaultKeyRoutes.issueVaultKey)
  await makeVault(vaultId)
  await eventually(() => issuing.calls.length).toBe(1)
  expect(issuing.calls[0]?.params).toEqual({ vaultId: made })
  // Still the old one: nobody is shown a vault whose chat is not open.
  await expect.element(switcher(vaultId)).toBeVisible()
  issuing.release(issuedKey)
  await expect.element(switcher(made)).toBeVisible()
  expect(await readVaultKey(made)).toEqual({ sealedKey: 'sealed-2', apiKeyHash: 'hash-2' })
  await expect.element(composer()).toBeEnabled()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('a vault whose key needs a proof is shown all the same, without a question', async () => {
  const { server, vaultId } = await openApp()
  const made = answerNewVault(server, vaultId)
  const { code, message, status } = accountErrors.stepUpRequired()
  server.refuse(vaultKeyRoutes.issueVaultKey, { code, error: message, status })
  await makeVault(vaultId)
  await expect.element(switcher(made)).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

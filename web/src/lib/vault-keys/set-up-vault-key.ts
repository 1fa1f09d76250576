import { type IssuedVaultKey, vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { callRoute } from '../api/call-route.ts'
import { describeBrowser } from '../describe-browser.ts'
import { readVaultKey, saveVaultKey } from './vault-keys.ts'

/** Issues an API key for this browser and keeps its sealed form; the server wants a fresh proof (step-up). */
export async function setUpVaultKey(vaultId: string): Promise<IssuedVaultKey> {
  const issued = await callRoute(vaultKeyRoutes.issueVaultKey, {
    params: { vaultId },
    body: { label: describeBrowser() },
  })
  await saveVaultKey({ vaultId, sealedKey: issued.sealedKey, apiKeyHash: issued.apiKeyHash })
  return issued
}

/** For moments nobody asked for a key: without a fresh proof, or with a key already here, nothing happens. */
export async function setUpVaultKeySilently(vaultId: string): Promise<void> {
  const act = async () => {
    if ((await readVaultKey(vaultId)) === null) await setUpVaultKey(vaultId)
  }
  try {
    // Two tabs of a new account would otherwise each make a key.
    if (navigator.locks === undefined) await act()
    else await navigator.locks.request(`windhover-vault-key:${vaultId}`, act)
  } catch {
    // Settings offers the same step in the open.
  }
}

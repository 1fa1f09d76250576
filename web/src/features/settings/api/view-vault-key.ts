import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { isApiError, toApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { withStepUp } from '../../../lib/step-up/with-step-up.ts'
import { forgetVaultKey, readVaultKey } from '../../../lib/vault-keys/vault-keys.ts'

const DEAD_KEY_CODES = [vaultKeyErrors.notFound.code, vaultKeyErrors.refused.code]

/** The plain key this browser holds in sealed form. R1-264: without one no call is made. */
export async function viewVaultKey(vaultId: string): Promise<string> {
  const stored = await readVaultKey(vaultId)
  if (stored === null) throw toApiError(vaultKeyErrors.missing(), { fromServer: true })
  try {
    const { key } = await withStepUp(() =>
      callRoute(vaultKeyRoutes.viewVaultKey, { body: { vaultId, ...stored } }),
    )
    return key
  } catch (error) {
    // Revoked elsewhere: keeping it would only hide the way to a new one.
    if (isApiError(error) && DEAD_KEY_CODES.includes(error.code)) await forgetVaultKey(vaultId)
    throw error
  }
}

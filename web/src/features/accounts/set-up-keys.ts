import { isDeviceKept } from '../../lib/authority/device.ts'
import { serverNow } from '../../lib/authority/server-time.ts'
import { setUpVaultKeySilently } from '../../lib/vault-keys/set-up-vault-key.ts'
import { toast } from '../../ui/toast.tsx'
import { noStorageCopy } from './copy.ts'

/** Longer than other notices: the Directives may stand in front of it. */
const SHOWN_MS = 30_000

/** The key of the vault for this browser, and a word where the browser will not keep it. */
export async function setUpKeys(given: {
  readonly vaultId: string
  readonly provenUntil: string
  readonly isGuest: boolean
}): Promise<void> {
  const { vaultId, provenUntil, isGuest } = given
  if (Date.parse(provenUntil) <= serverNow()) return
  await setUpVaultKeySilently(vaultId)
  if (await isDeviceKept()) return
  const description = isGuest ? noStorageCopy.guest : noStorageCopy.owner
  toast.error({ title: noStorageCopy.title, description, durationMs: SHOWN_MS })
}

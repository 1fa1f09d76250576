import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Note } from '../../../ui/note.tsx'

/** Money moves only with the vault's key: say so before anything is typed. */
export function KeyNote({ vaultId }: { vaultId: string }) {
  const key = useVaultKey(vaultId)
  if (key !== null) return null
  return <Note className="mb-3">{vaultKeyErrors.missing().message}</Note>
}

import { useEffect } from 'react'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { useAccount } from '../../lib/session.ts'

/** A browser that has just signed in gets its key of the vault while the proof of the sign-in still counts. */
export function useKeysAfterSignIn(): void {
  const account = useAccount()
  const vaultId = useSelectedVault().vault?.tokenId
  const provenUntil = account?.session.stepUpUntil
  const isGuest = account?.guest === true
  useEffect(() => {
    // Where it fails, the chat and Settings say what is missing.
    if (vaultId && provenUntil) setUp({ vaultId, provenUntil, isGuest }).catch(() => undefined)
  }, [vaultId, provenUntil, isGuest])
}

async function setUp(given: { vaultId: string; provenUntil: string; isGuest: boolean }): Promise<void> {
  const { setUpKeys } = await import('./set-up-keys.ts')
  await setUpKeys(given)
}

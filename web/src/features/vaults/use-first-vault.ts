import { useQuery } from '@tanstack/react-query'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useEffect, useState } from 'react'
import { vaultsQuery } from '../../lib/selected-vault.ts'
import { setUpVaultKeySilently } from '../../lib/vault-keys/set-up-vault-key.ts'

const ASK_AGAIN_MS = 1_500

/**
 * The first vault is made by a durable handler. The live event usually brings it; asking again covers a lost
 * event. As soon as it stands this browser gets its key, while the proof of the sign-up still counts.
 */
export function useFirstVault() {
  const list = useQuery({
    ...vaultsQuery,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.length > 0 ? false : ASK_AGAIN_MS,
  })
  const vault: VaultView | null = list.data?.[0] ?? null
  const vaultId = vault?.tokenId
  const [keyTried, setKeyTried] = useState(false)
  useEffect(() => {
    if (vaultId !== undefined) void setUpVaultKeySilently(vaultId).then(() => setKeyTried(true))
  }, [vaultId])
  return { vault, keyTried, failed: list.isError, refetch: list.refetch }
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchKeyChanges } from './key-changes.ts'
import { readVaultKey } from './vault-keys.ts'

const KEY_PREFIX = ['vault-key'] as const

function vaultKeyQuery(vaultId: string | null) {
  return queryOptions({
    queryKey: [...KEY_PREFIX, vaultId],
    queryFn: () => (vaultId === null ? null : readVaultKey(vaultId)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The key this browser holds for a vault: null when none, undefined while the store is read. */
export function useVaultKey(vaultId: string | null) {
  const queryClient = useQueryClient()
  useEffect(
    () => watchKeyChanges(() => void queryClient.invalidateQueries({ queryKey: KEY_PREFIX })),
    [queryClient],
  )
  return useQuery(vaultKeyQuery(vaultId)).data
}

import { useQuery } from '@tanstack/react-query'
import type { VaultAddresses } from '@windhover/core/authority/vault-record'

export type CheckedAddresses = {
  /** By the number of the vault. */
  readonly vaults: ReadonlyMap<string, VaultAddresses> | null
  readonly error: unknown
  readonly isChecking: boolean
  readonly tryAgain: () => void
}

/**
 * Where the owner's vaults take deposits, checked in this browser. The code that checks is fetched with the first
 * address that is shown.
 */
export function useCheckedAddresses(vaultId: string): CheckedAddresses {
  const { data, error, isFetching, refetch } = useQuery({
    // A vault that was just made is in no earlier answer.
    queryKey: ['checked-addresses', vaultId],
    queryFn: async ({ signal }) => {
      const { checkAddresses } = await import('./check-addresses.ts')
      const { UncheckedAddresses } = await import('./unchecked-addresses.ts')
      const vaults = await checkAddresses(signal)
      if (!vaults.has(vaultId)) throw new UncheckedAddresses('refused')
      return vaults
    },
    enabled: vaultId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { vaults: data ?? null, error, isChecking: isFetching, tryAgain: () => void refetch() }
}

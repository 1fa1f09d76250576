import { useQuery } from '@tanstack/react-query'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { useCallback } from 'react'
import { routeQuery } from './api/route-query.ts'
import { useAccount } from './session.ts'
import { useStored, writeStored } from './storage.ts'

/** Vaults of the signed-in user, oldest first. */
export const vaultsQuery = routeQuery(vaultRoutes.listVaults)

function storageKey(userId: string): string {
  return `selected_vault:${userId}`
}

/** The wanted vault when it (still) exists, else the oldest: with any vault there is exactly one selected. */
export function pickVault(vaults: readonly VaultView[], wantedId: string | null): VaultView | null {
  return vaults.find((vault) => vault.tokenId === wantedId) ?? vaults[0] ?? null
}

export function selectVault(userId: string, vaultId: string): void {
  writeStored(storageKey(userId), vaultId)
}

export type SelectedVault = {
  /** Null while vaults load, and while the first one is being made. */
  readonly vault: VaultView | null
  readonly vaults: readonly VaultView[]
  readonly isPending: boolean
  readonly select: (vaultId: string) => void
}

export function useSelectedVault(): SelectedVault {
  const userId = useAccount()?.userId ?? ''
  const list = useQuery({ ...vaultsQuery, enabled: userId !== '' })
  const wantedId = useStored(storageKey(userId))
  const vaults = list.data ?? []
  const select = useCallback((vaultId: string) => selectVault(userId, vaultId), [userId])
  return { vault: pickVault(vaults, wantedId), vaults, isPending: list.isPending, select }
}

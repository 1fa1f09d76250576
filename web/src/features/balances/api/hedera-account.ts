import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HEDERA_ACCOUNT_FRESH_MS } from '@windhover/core/balances/constants'
import type { VaultView } from '@windhover/core/vaults/contract'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { vaultsQuery } from '../../../lib/selected-vault.ts'

function accountQuery(address: string) {
  return {
    ...routeQuery(hederaAccountRoutes.getHederaAccount, { query: { address } }),
    staleTime: HEDERA_ACCOUNT_FRESH_MS,
  }
}

/** R2-050: checking, none found, found; and what is known when the network did not answer. */
type HederaWallet =
  | { readonly state: 'checking' }
  | { readonly state: 'none' }
  | { readonly state: 'unavailable' }
  | { readonly state: 'found'; readonly accountId: string }

export function useHederaWallet(vault: VaultView) {
  const account = useQuery(accountQuery(vault.ethAddress))
  const isChecking = account.isPending || (account.isFetching && account.data?.accountId == null)
  return {
    wallet: walletOf({ vault, isChecking, answer: account.data }),
    check: () => void account.refetch(),
  }
}

function walletOf(facts: {
  vault: VaultView
  isChecking: boolean
  answer: { accountId: string | null } | undefined
}): HederaWallet {
  const accountId = facts.answer?.accountId ?? facts.vault.hederaAccountId
  if (accountId !== null) return { state: 'found', accountId }
  if (facts.isChecking) return { state: 'checking' }
  return { state: facts.answer === undefined ? 'unavailable' : 'none' }
}

export function useGenerateHederaWallet(vault: VaultView) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callRoute(hederaAccountRoutes.createHederaAccount, { body: { vaultId: vault.tokenId } }),
    onSuccess: (made) => {
      queryClient.setQueryData(accountQuery(vault.ethAddress).queryKey, made)
      void queryClient.invalidateQueries(vaultsQuery)
    },
  })
}

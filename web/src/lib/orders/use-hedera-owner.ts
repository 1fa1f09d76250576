import { useQuery } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import { routeQuery } from '../api/route-query.ts'

/**
 * The vault's account on Hedera; null only when the network has said that there is none. While that is not known its
 * EVM address stands for it. On other chains the question is not asked.
 */
export function useHederaOwner(chain: ChainId, vault: VaultView): string | null {
  const query = routeQuery(hederaAccountRoutes.getHederaAccount, { query: { address: vault.ethAddress } })
  const { data } = useQuery({ ...query, enabled: chain === 'hedera' && vault.hederaAccountId === null })
  if (vault.hederaAccountId !== null) return vault.hederaAccountId
  return data === undefined ? vault.ethAddress : data.accountId
}

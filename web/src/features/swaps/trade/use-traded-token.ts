import { useQuery } from '@tanstack/react-query'
import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useMoneyTokens } from '../../../lib/orders/list-money-tokens.ts'

export type TradedToken = {
  readonly address: string
  readonly symbol: string
  readonly decimals: number
  readonly icon: string | null
}

/**
 * What a dialog needs to know of its token: from what the vault holds, else from the token's own facts. Null while
 * neither is known; then `retry` asks again.
 */
export function useTradedToken(chain: ChainId, vault: VaultView, address: string) {
  const held = useMoneyTokens(chain, vault)
  const own = held.data?.find((each) => isSameToken(each.token, address))
  const isAsked = address !== NATIVE && own === undefined && !held.isPending
  const facts = useQuery({
    ...routeQuery(tokenRoutes.getPassport, { query: { chain, address } }),
    enabled: isAsked,
  })
  return {
    token: nameToken({ chain, address, own, told: facts.data?.token }),
    isFailed: isAsked && facts.isError,
    error: facts.error,
    retry: () => void facts.refetch(),
  }
}

type Known = { readonly symbol: string; readonly decimals: number; readonly icon: string | null }

function nameToken(asked: {
  chain: ChainId
  address: string
  own: Known | undefined
  told: Known | undefined
}): TradedToken | null {
  const { chain, address, own, told } = asked
  const known = own ?? told ?? (address === NATIVE ? { ...CHAINS[chain].native, icon: null } : undefined)
  if (known === undefined) return null
  return { address, symbol: known.symbol, decimals: known.decimals, icon: known.icon }
}

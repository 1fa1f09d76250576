import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useMoneyTokens } from '../../lib/orders/list-money-tokens.ts'

export type VaultTokens = {
  /** Null: could not be read (decision D1). Undefined: not read yet. What the vault does not hold is zero. */
  readonly balanceOf: (token: string) => bigint | null | undefined
  readonly isReading: boolean
  readonly readAgain: () => void
}

export function useVaultTokens(chain: ChainId, vault: VaultView | null): VaultTokens {
  const list = useMoneyTokens(chain, vault)
  const find = (token: string) => list.data?.find((each) => isSameToken(each.token, token))
  const balanceOf = (token: string) => {
    if (list.isError) return null
    if (list.data === undefined) return undefined
    // The coin is always listed: unread, it says so for everything of its chain.
    const isUnread = list.data.find((each) => each.token === NATIVE)?.balanceRaw === null
    return find(token)?.balanceRaw ?? (isUnread ? null : 0n)
  }
  return {
    balanceOf,
    isReading: list.isFetching,
    readAgain: () => void list.refetch(),
  }
}

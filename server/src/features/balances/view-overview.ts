import type { BalancesOverview } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import type { ChainId } from '@windhover/core/chains/chain'
import type { Wallet } from './value-wallet.ts'
import { viewWallet } from './view-wallet.ts'

export type Wallets = Readonly<Record<ChainId, Wallet>>

export function viewOverview(wallets: Wallets): BalancesOverview {
  return sumOverview(
    Object.values(wallets).map((wallet) =>
      viewWallet({ ...wallet, holdings: wallet.holdings.filter(({ amountRaw }) => amountRaw > 0n) }),
    ),
  )
}

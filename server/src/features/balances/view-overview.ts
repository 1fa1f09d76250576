import type { BalancesOverview, WalletReading } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import type { ChainId } from '@windhover/core/chains/chain'
import type { Wallet } from './value-wallet.ts'
import { viewMark } from './view-wallet.ts'

export type Wallets = Readonly<Record<ChainId, Wallet>>

export function viewOverview(wallets: Wallets): BalancesOverview {
  const chains = Object.keys(wallets) as ChainId[]
  return sumOverview(chains.map((chain) => viewWallet(chain, wallets[chain])))
}

function viewWallet(chain: ChainId, wallet: Wallet): WalletReading {
  return {
    ...viewMark(wallet),
    chain,
    holdings: wallet.holdings
      .filter(({ amountRaw }) => amountRaw > 0n)
      .map(({ token, symbol, name, logo, amountRaw, decimals, priceUsd }) => ({
        ...{ token, symbol, name, logo, decimals, priceUsd },
        amountRaw: amountRaw.toString(),
      })),
  }
}

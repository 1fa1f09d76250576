import { useQuery } from '@tanstack/react-query'
import { balanceRoutes, type HeldToken, type WalletReading } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import type { ChainId } from '@windhover/core/chains/chain'
import { useMemo } from 'react'
import { readingQuery } from '../balance-readings.ts'
import { useMarket } from './use-market.ts'

/** Of a wallet full of gifts only the first are followed; the others keep the price they were read with. */
const FOLLOWED_MAX = 50

type Held = HeldToken & { readonly chain: ChainId }

/** What a vault is worth at the prices of now: one total wherever it is shown. */
export function useOverview(vaultId: string) {
  const overview = useQuery(readingQuery(balanceRoutes.getOverview, { query: { vaultId } }))
  const wallets = overview.data?.wallets
  const followed = useMemo(() => (wallets ?? []).flatMap(listHeld).slice(0, FOLLOWED_MAX), [wallets])
  const market = useMarket(followed.map(({ chain, token }) => ({ chain, address: token })))
  const data = useMemo(
    () =>
      wallets === undefined
        ? undefined
        : sumOverview(
            wallets.map((wallet) =>
              priceWallet(wallet, (address) => market.find({ chain: wallet.chain, address })?.priceUsd),
            ),
          ),
    [wallets, market],
  )
  return { ...overview, data }
}

const listHeld = ({ chain, holdings }: WalletReading): readonly Held[] =>
  holdings.map((holding) => ({ ...holding, chain }))

function priceWallet(wallet: WalletReading, priceOf: (token: string) => number | undefined): WalletReading {
  const holdings = wallet.holdings.map((each) => ({
    ...each,
    priceUsd: priceOf(each.token) ?? each.priceUsd,
  }))
  return { ...wallet, holdings }
}

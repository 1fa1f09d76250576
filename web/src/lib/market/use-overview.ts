import { useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { repriceWallet } from '@windhover/core/balances/reprice-wallet'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import { useMemo } from 'react'
import { readingQuery } from '../balance-readings.ts'
import { useMarket } from './use-market.ts'

/** Of a wallet full of gifts only the first are followed; the others keep the price they were read with. */
const FOLLOWED_MAX = 50

/** What a vault is worth at the prices of now: one total wherever it is shown. */
export function useOverview(vaultId: string) {
  const overview = useQuery(readingQuery(balanceRoutes.getOverview, { query: { vaultId } }))
  const wallets = overview.data?.wallets
  const followed = (wallets ?? []).flatMap(({ chain, holdings }) =>
    holdings.map(({ token }) => ({ chain, address: token })),
  )
  const market = useMarket(followed.slice(0, FOLLOWED_MAX))
  const data = useMemo(
    () =>
      wallets === undefined
        ? undefined
        : sumOverview(
            wallets.map((wallet) =>
              repriceWallet(wallet, (address) => market.find({ chain: wallet.chain, address })),
            ),
          ),
    [wallets, market],
  )
  return { ...overview, data }
}

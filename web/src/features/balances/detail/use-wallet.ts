import { useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { dayChangeOf } from '@windhover/core/balances/day-change'
import { repriceWallet } from '@windhover/core/balances/reprice-wallet'
import { worthOf } from '@windhover/core/balances/value-holding'
import type { ChainId } from '@windhover/core/chains/chain'
import { useMemo } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { walletRows } from '../token-rows.ts'

type Look = { readonly vaultId: string; readonly chain: ChainId; readonly enabled?: boolean }

/** What a vault holds on a chain, as it was read, and its rows and total at the prices of now. */
export function useWallet({ vaultId, chain, enabled = true }: Look) {
  const answer = useQuery({
    ...readingQuery(balanceRoutes.getWallet, { query: { vaultId, chain } }),
    enabled,
  })
  const read = answer.data
  const market = useMarket((read?.holdings ?? []).map(({ token }) => ({ chain, address: token })))
  const live = useMemo(() => {
    if (read === undefined) return null
    const wallet = repriceWallet(read, (token) => market.find({ chain, address: token }))
    const priced = wallet.holdings.map((held) => ({ ...held, valueMicro: worthOf(held) }))
    return {
      rows: walletRows(wallet),
      total: { ...wallet, usd: wallet.totalUsd, change: dayChangeOf(priced) },
    }
  }, [read, market, chain])
  /** Undefined until the first answer; null when none came. */
  const total = live?.total ?? (answer.isFetching ? undefined : null)
  return { answer, rows: live?.rows ?? NO_ROWS, total }
}

const NO_ROWS: ReturnType<typeof walletRows> = []

import { sumMicro, toUsd, valueHolding } from '@windhover/core/balances/value-holding'
import { useMemo } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'
import type { TokenRow } from '../token-rows.ts'

/** Rows at the prices of now, and what they are worth together; as they were read where nobody tells a price. */
export function useLiveRows(read: readonly TokenRow[]): {
  readonly rows: readonly TokenRow[]
  readonly totalUsd: number
} {
  const market = useMarket(read.map(({ chain, token }) => ({ chain, address: token })))
  return useMemo(() => {
    const rows = read.map((row) => {
      const told = market.find({ chain: row.chain, address: row.token })
      if (told === null) return row
      const { priceUsd, change24hPct, marketCapUsd } = told
      return { ...row, priceUsd, change24hPct, marketCapUsd, valueUsd: toUsd(microOf({ ...row, priceUsd })) }
    })
    return { rows, totalUsd: toUsd(sumMicro(rows.map(microOf))) }
  }, [read, market])
}

const microOf = ({ amountRaw, decimals, priceUsd }: TokenRow) =>
  priceUsd === null ? 0n : valueHolding({ amountRaw, decimals, priceUsd })

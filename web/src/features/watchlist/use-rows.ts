import type { AlertView, WatchedToken, Watchlist } from '@windhover/core/watchlist/contract'
import { useMemo, useState } from 'react'
import { useMarket } from '../../lib/market/use-market.ts'
import type { TokenPlace } from '../../lib/open-token.ts'
import { isAbout } from './api/alerts.ts'

export type WatchedRow = WatchedToken & {
  readonly alertCount: number
  /** Its alerts stand open below the list. */
  readonly isEdited: boolean
}

const NONE: readonly WatchedRow[] = []

type RowsInput = {
  readonly list: Watchlist | null
  readonly alerts: readonly AlertView[]
  readonly edited: TokenPlace | null
}

/** The tokens of a list at the prices of now, which are followed for the rows in sight. */
export function useRows({ list, alerts, edited }: RowsInput) {
  const [seen, setSeen] = useState(NONE)
  const market = useMarket(seen)
  const tokens = list?.tokens
  const rows = useMemo(
    () =>
      (tokens ?? []).map((token): WatchedRow => {
        const now = market.find(token)
        return {
          ...token,
          priceUsd: now?.priceUsd ?? token.priceUsd,
          changePct: now?.change24hPct ?? token.changePct,
          marketCapUsd: now?.marketCapUsd ?? token.marketCapUsd,
          alertCount: alerts.filter((alert) => isAbout(alert, token)).length,
          isEdited: edited !== null && isAbout({ token }, edited),
        }
      }),
    [tokens, market, alerts, edited],
  )
  return { rows, setSeen, isSilent: market.isFailed || market.silentSinceMs !== null }
}

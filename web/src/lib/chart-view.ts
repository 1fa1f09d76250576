import type { ChainId } from '@windhover/core/chains/chain'
import { useSyncExternalStore } from 'react'

/** The token of the trading view. One for the whole workspace: any Chart action sets it, the overlay draws it. */
export type ChartedToken = {
  readonly chain: ChainId
  /** What the chain knows it by; `native` for the coin itself. */
  readonly address: string
  readonly symbol: string
  readonly name: string | null
  readonly logoUrl: string | null
}

let charted: ChartedToken | null = null
const listeners = new Set<() => void>()

function set(next: ChartedToken | null): void {
  charted = next
  for (const listener of listeners) listener()
}

export function openChart(token: ChartedToken): void {
  set(token)
}

export function closeChart(): void {
  set(null)
}

export function useChartedToken(): ChartedToken | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => charted,
  )
}

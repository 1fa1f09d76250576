import type { ChainId } from '@windhover/core/chains/chain'
import { useSyncExternalStore } from 'react'

export type ChartedToken = {
  readonly chain: ChainId
  /** What the chain knows it by; `native` for the coin itself. */
  readonly address: string
  readonly symbol: string
  readonly name: string | null
  readonly logoUrl: string | null
}

/** What lies over the chat until it is closed: one at a time, by the place that draws it. */
export type Cover =
  | { readonly slot: 'chartOverlay'; readonly token: ChartedToken }
  | { readonly slot: 'leaderboardOverlay' }

let cover: Cover | null = null
const listeners = new Set<() => void>()

function set(next: Cover | null): void {
  cover = next
  for (const listener of listeners) listener()
}

export function openCover(next: Cover): void {
  set(next)
}

export function closeCover(): void {
  set(null)
}

export function useCover(): Cover | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => cover,
  )
}

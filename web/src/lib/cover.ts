import { type ReactNode, useSyncExternalStore } from 'react'

/** A closable layer over the whole chat (trading chart, leaderboard). One at a time; the app panel stays usable. */
export type Cover = { readonly title: string; readonly content: ReactNode }

let current: Cover | null = null
const listeners = new Set<() => void>()

function show(cover: Cover | null): void {
  current = cover
  for (const listener of listeners) listener()
}

/** @public for the trading chart and the leaderboard. */
export function openCover(cover: Cover): void {
  show(cover)
}

export function closeCover(): void {
  show(null)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCover(): Cover | null {
  return useSyncExternalStore(watch, () => current)
}

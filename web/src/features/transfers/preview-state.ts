import type { PreviewView } from '@windhover/core/transactions/contract'

export type PreviewStage = {
  readonly state: 'none' | 'pending' | 'known' | 'unavailable'
  readonly last: PreviewView | null
}
export type PreviewTag = 'simulating' | 'unavailable' | 'would-fail'

/** Nothing is signed that was not simulated first; null when it was and works. */
export function previewTag({ state, last }: PreviewStage): PreviewTag | null {
  if (state === 'unavailable') return 'unavailable'
  if (state !== 'known' || last === null) return 'simulating'
  return last.succeeds ? null : 'would-fail'
}

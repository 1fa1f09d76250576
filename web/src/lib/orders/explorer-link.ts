import { explorerNameOf } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import { progressCopy } from './progress-copy.ts'

export type ExplorerLink = { readonly label: string; readonly href: string }

/** Where anybody can see it; null before it was sent, and for what does not lead to the web. */
export function explorerLink({ intent, explorerUrl }: IntentView): ExplorerLink | null {
  if (explorerUrl === null || !/^https?:\/\//.test(explorerUrl)) return null
  return { label: progressCopy.explorer(explorerNameOf(intent.chain, explorerUrl)), href: explorerUrl }
}

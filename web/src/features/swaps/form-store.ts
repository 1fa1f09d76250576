import type { ChainId } from '@windhover/core/chains/chain'
import { defaultTokens } from '@windhover/core/swaps/default-pair'
import { EMPTY_PAIR, setDefaults, type TokenPair } from '@windhover/core/swaps/token-pair'
import type { Provider } from '@windhover/core/swaps/venues'
import { useSyncExternalStore } from 'react'
import type { PickedToken } from '../../lib/feature.ts'
import { useAccount } from '../../lib/session.ts'

/** What a card was filled with. Kept outside the screen: another network and back finds it as it was left. */
export type SwapFields = {
  readonly pair: TokenPair<PickedToken>
  readonly amountText: string
  readonly provider: Provider
}

const fields = new Map<ChainId, SwapFields>()
const listeners = new Set<() => void>()
let keptFor: string | null = null

function read(chain: ChainId): SwapFields {
  const kept = fields.get(chain)
  if (kept !== undefined) return kept
  const begun: SwapFields = { pair: beginPair(chain), amountText: '', provider: 'auto' }
  fields.set(chain, begun)
  return begun
}

/** R2-173: once; what a person has cleared stays clear. */
function beginPair(chain: ChainId): TokenPair<PickedToken> {
  const tokens = defaultTokens(chain).map((token) => ({ ...token, chain, logoUrl: null }))
  return setDefaults<PickedToken>(EMPTY_PAIR, tokens)
}

export function changeFields(chain: ChainId, change: Partial<SwapFields>): void {
  fields.set(chain, { ...read(chain), ...change })
  for (const listener of listeners) listener()
}

/** What one person filled in is not there for the next who signs in to this tab. */
function keepFor(userId: string | null): void {
  if (userId === keptFor) return
  keptFor = userId
  fields.clear()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSwapFields(chain: ChainId): SwapFields {
  keepFor(useAccount()?.userId ?? null)
  const now = () => read(chain)
  return useSyncExternalStore(subscribe, now, now)
}

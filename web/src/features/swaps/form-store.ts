import type { ChainId } from '@windhover/core/chains/chain'
import { EMPTY_PAIR, setDefaults, type TokenPair } from '@windhover/core/swaps/token-pair'
import type { Provider } from '@windhover/core/swaps/venues'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import { useSyncExternalStore } from 'react'
import type { PickedToken } from '../../lib/feature.ts'

/** What a card was filled with. Kept outside the screen: another network and back finds it as it was left. */
export type SwapFields = {
  readonly pair: TokenPair<PickedToken>
  readonly amountText: string
  readonly provider: Provider
}

const fields = new Map<ChainId, SwapFields>()
const listeners = new Set<() => void>()

function read(chain: ChainId): SwapFields {
  const kept = fields.get(chain)
  if (kept !== undefined) return kept
  const begun: SwapFields = { pair: beginPair(chain), amountText: '', provider: 'auto' }
  fields.set(chain, begun)
  return begun
}

/** R2-173: Solana begins with its first two quick picks, the others with a free choice. */
function beginPair(chain: ChainId): TokenPair<PickedToken> {
  if (chain !== 'solana') return EMPTY_PAIR
  const picks = QUICK_PICKS[chain].map((pick) => ({ ...pick, chain, logoUrl: null }))
  return setDefaults<PickedToken>(EMPTY_PAIR, picks)
}

export function changeFields(chain: ChainId, change: Partial<SwapFields>): void {
  fields.set(chain, { ...read(chain), ...change })
  for (const listener of listeners) listener()
}

/** As if no card had ever been opened. */
export function forgetFields(): void {
  fields.clear()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSwapFields(chain: ChainId): SwapFields {
  const now = () => read(chain)
  return useSyncExternalStore(subscribe, now, now)
}

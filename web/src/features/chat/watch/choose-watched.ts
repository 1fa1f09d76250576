import { NATIVE } from '@windhover/core/balances/constants'
import type { AllocationSlice } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'

export const WATCHED_MAX = 4

const DOLLARS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'BUSD'])
const keyOf = ({ chain, address }: Pick<ChartedToken, 'chain' | 'address'>) =>
  `${chain}:${address}`.toLowerCase()
/** By their addresses: anybody can call a token USDC. */
const DOLLAR_KEYS: ReadonlySet<string> = new Set(
  Object.values(CHAINS).flatMap(({ id }) =>
    QUICK_PICKS[id]
      .filter(({ symbol }) => DOLLARS.has(symbol))
      .map(({ address }) => keyOf({ chain: id, address })),
  ),
)

const COINS: readonly ChartedToken[] = (['solana', 'ethereum', 'hedera', 'bsc'] as const).map((chain) => ({
  chain,
  address: NATIVE,
  symbol: CHAINS[chain].native.symbol,
  name: CHAINS[chain].name,
  logoUrl: null,
}))

/** What a vault has most of, without dollars that stand still; the coins of the networks where it has little. */
export function chooseWatched(allocation: readonly AllocationSlice[]): readonly ChartedToken[] {
  const chosen = new Map([...allocation.flatMap(heldToken), ...COINS].map((token) => [keyOf(token), token]))
  return [...chosen.values()].slice(0, WATCHED_MAX)
}

function heldToken({ chain, token, symbol, name }: AllocationSlice): readonly ChartedToken[] {
  if (chain === null || token === null || DOLLAR_KEYS.has(keyOf({ chain, address: token }))) return []
  return [{ chain, address: token, symbol: symbol ?? shortenAddress(token), name, logoUrl: null }]
}

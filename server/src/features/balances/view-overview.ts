import { allocateShares } from '@windhover/core/balances/allocate-shares'
import type {
  AllocationSlice,
  BalancesOverview,
  ChainCard,
  ValuedToken,
} from '@windhover/core/balances/contract'
import { topHoldings } from '@windhover/core/balances/order-holdings'
import { sumMicro, toUsd } from '@windhover/core/balances/value-holding'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { ReadingMark, Wallet, WalletHolding } from './value-wallet.ts'
import { viewMark } from './view-wallet.ts'

/** Named one by one; the rest together. */
const SLICES_MAX = 7

const CARDS: readonly { readonly chain: ChainCard['chain']; readonly covers: readonly ChainId[] }[] = [
  { chain: 'solana', covers: ['solana'] },
  { chain: 'hedera', covers: ['hedera'] },
  { chain: 'ethereum', covers: ['ethereum', 'bsc'] },
]

export type Wallets = Readonly<Record<ChainId, Wallet>>

export function viewOverview(wallets: Wallets): BalancesOverview {
  const all = Object.values(wallets)
  return {
    ...viewMark(joinMarks(all)),
    totalUsd: toUsd(sumMicro(all.map(({ totalMicro }) => totalMicro))),
    isTotalComplete: all.every(({ isTotalComplete }) => isTotalComplete),
    cards: CARDS.map(({ chain, covers }) => viewCard(wallets, chain, covers)),
    allocation: viewAllocation(wallets),
  }
}

function viewCard(wallets: Wallets, chain: ChainCard['chain'], covers: readonly ChainId[]): ChainCard {
  const parts = covers.map((each) => wallets[each])
  return {
    ...viewMark(joinMarks(parts)),
    chain,
    totalUsd: toUsd(sumMicro(parts.map(({ totalMicro }) => totalMicro))),
    isTotalComplete: parts.every(({ isTotalComplete }) => isTotalComplete),
    topTokens: topHoldings(covers.flatMap((each) => placed(wallets, each))).map(viewToken),
    sums: covers.map((each) => ({
      ...viewMark(wallets[each]),
      chain: each,
      name: CHAINS[each].name,
      totalUsd: toUsd(wallets[each].totalMicro),
    })),
  }
}

type Placed = WalletHolding & { readonly chain: ChainId }

function placed(wallets: Wallets, chain: ChainId): Placed[] {
  return wallets[chain].holdings.map((holding) => ({ ...holding, chain }))
}

function viewToken({ chain, token, symbol, name, logo, valueMicro }: Placed): ValuedToken {
  return { chain, token, symbol, name, logo, valueUsd: toUsd(valueMicro ?? 0n) }
}

/** Unknown only when nothing is known; a sum with a gap in it is as good as an old one. */
function joinMarks(marks: readonly ReadingMark[]): ReadingMark {
  const seen = marks.flatMap(({ observedAtMs }) => (observedAtMs === null ? [] : [observedAtMs]))
  if (seen.length === 0) return { state: 'unknown', observedAtMs: null }
  const isKnown = marks.every(({ state }) => state === 'known')
  return { state: isKnown ? 'known' : 'stale', observedAtMs: Math.min(...seen) }
}

function viewAllocation(wallets: Wallets): AllocationSlice[] {
  const chains = Object.keys(wallets) as ChainId[]
  const valued = chains
    .flatMap((chain) => placed(wallets, chain))
    .filter(({ valueMicro }) => valueMicro !== null && valueMicro > 0n)
    .toSorted((one, other) => ((one.valueMicro ?? 0n) > (other.valueMicro ?? 0n) ? -1 : 1))
  const named = valued.slice(0, SLICES_MAX)
  const restMicro = sumMicro(valued.slice(SLICES_MAX).map(({ valueMicro }) => valueMicro))
  const shares = allocateShares([...named.map(({ valueMicro }) => valueMicro ?? 0n), restMicro])
  const slices: AllocationSlice[] = named.map((holding, place) => ({
    ...viewToken(holding),
    shareBps: shares[place] ?? 0,
  }))
  if (restMicro === 0n) return slices
  const rest = { chain: null, token: null, symbol: null, name: 'Other', logo: null }
  return [...slices, { ...rest, valueUsd: toUsd(restMicro), shareBps: shares.at(-1) ?? 0 }]
}

import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { allocateShares } from './allocate-shares.ts'
import type { AllocationSlice, BalancesOverview, ChainCard, HeldToken, WalletView } from './contract.ts'
import { dayChangeOf } from './day-change.ts'
import { topHoldings } from './order-holdings.ts'
import { type MicroUsd, sumMicro, toUsd, worthOf } from './value-holding.ts'

/** Named one by one; the rest together. */
const SLICES_MAX = 7

const CARDS: readonly { readonly chain: ChainCard['chain']; readonly covers: readonly ChainId[] }[] = [
  { chain: 'solana', covers: ['solana'] },
  { chain: 'hedera', covers: ['hedera'] },
  { chain: 'ethereum', covers: ['ethereum', 'bsc'] },
]

type Placed = HeldToken & { readonly chain: ChainId; readonly valueMicro: MicroUsd | null }

/** What a vault is worth, from what it holds and one price per token: the same sum wherever it is drawn up. */
export function sumOverview(wallets: readonly WalletView[]): BalancesOverview {
  const held = wallets.flatMap(placeHoldings)
  return {
    ...joinMarks(wallets),
    totalUsd: toUsd(sumMicro(held.map(({ valueMicro }) => valueMicro))),
    isTotalComplete: wallets.every(isComplete),
    change24h: dayChangeOf(held),
    cards: CARDS.map((card) => viewCard(card, wallets, held)),
    allocation: viewAllocation(held),
    wallets: [...wallets],
  }
}

function placeHoldings({ chain, holdings }: WalletView): readonly Placed[] {
  return holdings.map((holding) => ({ ...holding, chain, valueMicro: worthOf(holding) }))
}

const isComplete = ({ state, holdings }: WalletView) =>
  state !== 'unknown' && holdings.every(({ priceUsd }) => priceUsd !== null)

function viewCard(
  { chain, covers }: (typeof CARDS)[number],
  wallets: readonly WalletView[],
  held: readonly Placed[],
): ChainCard {
  const parts = covers.flatMap((each) => wallets.filter((wallet) => wallet.chain === each))
  const own = held.filter((holding) => covers.includes(holding.chain))
  const sumOf = (holdings: readonly Placed[]) => toUsd(sumMicro(holdings.map(({ valueMicro }) => valueMicro)))
  return {
    ...joinMarks(parts),
    chain,
    totalUsd: sumOf(own),
    isTotalComplete: parts.every(isComplete),
    change24h: dayChangeOf(own),
    tokenCount: own.length,
    topTokens: topHoldings(own).map(viewToken),
    sums: parts.map((wallet) => ({
      ...markOf(wallet),
      chain: wallet.chain,
      name: CHAINS[wallet.chain].name,
      totalUsd: sumOf(own.filter((holding) => holding.chain === wallet.chain)),
    })),
  }
}

function viewToken({ chain, token, symbol, name, logo, valueMicro }: Placed) {
  return { chain, token, symbol, name, logo, valueUsd: toUsd(valueMicro ?? 0n) }
}

type Mark = Pick<WalletView, 'state' | 'observedAt' | 'unavailable'>

const markOf = ({ state, observedAt, unavailable }: Mark): Mark => ({ state, observedAt, unavailable })

/** Unknown only when nothing is known; a sum with a gap in it is as good as an old one. */
function joinMarks(marks: readonly Mark[]): Mark {
  const [oldest] = marks.flatMap(({ observedAt }) => (observedAt === null ? [] : [observedAt])).toSorted()
  if (oldest === undefined) return { state: 'unknown', observedAt: null, unavailable: true }
  const isKnown = marks.every(({ state }) => state === 'known')
  return { state: isKnown ? 'known' : 'stale', observedAt: oldest, unavailable: false }
}

function viewAllocation(held: readonly Placed[]): AllocationSlice[] {
  const valued = held
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

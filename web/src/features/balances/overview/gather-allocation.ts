import { allocateShares } from '@windhover/core/balances/allocate-shares'
import type { WalletView } from '@windhover/core/balances/contract'
import { type MicroUsd, sumMicro, toUsd, worthOf } from '@windhover/core/balances/value-holding'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { isDollar } from '@windhover/core/tokens/is-dollar'
import { overviewCopy } from '../copy.ts'
import { symbolOf } from '../token-rows.ts'

export type AllocationPart = {
  readonly key: string
  readonly label: string
  readonly valueUsd: number
  readonly shareBps: number
  readonly isOther: boolean
}

type Part = {
  readonly key: string
  readonly symbol: string
  readonly chain: ChainId | null
  readonly valueMicro: MicroUsd
}

/** Five parts by name, and one for all that is left: more colours than that nobody can tell apart. */
const NAMED_MAX = 5

/** How a total is spread; dollars are one part, whoever issued them and wherever they lie. */
export function gatherAllocation(wallets: readonly WalletView[]): readonly AllocationPart[] {
  const parts = joinDollars(wallets.flatMap(listParts))
    .filter(({ valueMicro }) => valueMicro > 0n)
    .toSorted((one, other) => (one.valueMicro > other.valueMicro ? -1 : 1))
  const named = parts.slice(0, NAMED_MAX)
  const restMicro = sumMicro(parts.slice(NAMED_MAX).map(({ valueMicro }) => valueMicro))
  const shares = allocateShares([...named.map(({ valueMicro }) => valueMicro), restMicro])
  const shown = named.map((part, place) => ({
    key: part.key,
    label: labelOf(part, named),
    valueUsd: toUsd(part.valueMicro),
    shareBps: shares[place] ?? 0,
    isOther: false,
  }))
  if (restMicro === 0n) return shown
  const rest = { key: 'others', label: overviewCopy.others, isOther: true }
  return [...shown, { ...rest, valueUsd: toUsd(restMicro), shareBps: shares.at(-1) ?? 0 }]
}

function listParts({ chain, holdings }: WalletView): readonly (Part & { isDollar: boolean })[] {
  return holdings.flatMap((held) => {
    const { token, symbol } = held
    const valueMicro = worthOf(held)
    if (valueMicro === null) return []
    const named = { key: `${chain}:${token}`, symbol: symbolOf({ chain, token, symbol }) }
    return [{ ...named, chain, valueMicro, isDollar: isDollar({ chain, token }) }]
  })
}

/** A single one keeps its own name. */
function joinDollars(parts: readonly (Part & { isDollar: boolean })[]): readonly Part[] {
  const dollars = parts.filter((part) => part.isDollar)
  if (dollars.length < 2) return parts
  const valueMicro = sumMicro(dollars.map((part) => part.valueMicro))
  const joined = { key: 'stablecoins', symbol: overviewCopy.stablecoins, chain: null, valueMicro }
  return [...parts.filter((part) => !part.isDollar), joined]
}

/** The same symbol on two chains says on which. */
function labelOf(part: Part, all: readonly Part[]): string {
  const isShared = all.some((other) => other !== part && other.symbol === part.symbol)
  return isShared && part.chain !== null ? `${part.symbol} on ${CHAINS[part.chain].name}` : part.symbol
}

import type { BalancesOverview } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { overviewCopy } from '../copy.ts'

export type AllocationPart = {
  readonly key: string
  readonly label: string
  readonly valueUsd: number
  readonly shareBps: number
  readonly isOther: boolean
}

type Share = BalancesOverview['allocation'][number]

/** Five tokens by name, and one part for all that is left: more colours than that nobody can tell apart. */
const NAMED_MAX = 5

export function gatherAllocation(shares: readonly Share[]): readonly AllocationPart[] {
  const isNamed = (share: Share) => share.token !== null
  const largest = shares.filter(isNamed).slice(0, NAMED_MAX)
  const rest = shares.filter((share) => !largest.includes(share))
  const named = largest.map((share) => ({
    key: `${share.chain}:${share.token}`,
    label: labelOf(share, largest),
    valueUsd: share.valueUsd,
    shareBps: share.shareBps,
    isOther: false,
  }))
  if (rest.length === 0) return named
  return [
    ...named,
    {
      key: 'others',
      label: overviewCopy.others,
      valueUsd: rest.reduce((sum, { valueUsd }) => sum + valueUsd, 0),
      shareBps: rest.reduce((sum, { shareBps }) => sum + shareBps, 0),
      isOther: true,
    },
  ]
}

/** The same symbol on two chains says on which. */
function labelOf(share: Share, all: readonly Share[]): string {
  const symbol = symbolOf(share)
  const isShared = all.some((other) => other !== share && symbolOf(other) === symbol)
  return isShared && share.chain !== null ? `${symbol} on ${CHAINS[share.chain].name}` : symbol
}

function symbolOf({ symbol, token, chain }: Share): string {
  if (symbol !== null) return symbol
  if (token === null || chain === null) return overviewCopy.others
  return token === 'native' ? CHAINS[chain].native.symbol : shortenAddress(token, { head: 4, tail: 4 })
}

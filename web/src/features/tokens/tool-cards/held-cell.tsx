import { showAmount } from '@windhover/core/money/show-amount'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { useOverview } from '../../../lib/market/use-overview.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Compared } from './compare-figures.tsx'
import { toolCardCopy } from './copy.ts'

const SHOWN_DECIMALS = 4

type HeldCellProps = { readonly token: Compared['token']; readonly vaultId: string }

/** How much of a token the vault holds now. */
export function HeldCell({ token, vaultId }: HeldCellProps) {
  const { data, isPending } = useOverview(vaultId)
  if (isPending) return <Skeleton width={72} className="ml-auto" />
  const wallet = data?.wallets.find(({ chain }) => chain === token.chain)
  if (wallet === undefined) return <span className="text-3">{cardCopy.unknown}</span>
  const held = wallet.holdings.filter((holding) => isSameToken(holding.token, token.address))
  const amountRaw = held.reduce((sum, holding) => sum + BigInt(holding.amountRaw), 0n)
  if (amountRaw === 0n) return <span className="text-3">{toolCardCopy.none}</span>
  return `${showAmount(amountRaw, token.decimals, SHOWN_DECIMALS)} ${token.symbol}`
}

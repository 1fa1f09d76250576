import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { PnlPosition } from '@windhover/core/pnl/contract'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useOverview } from '../../../lib/market/use-overview.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'
import { findPosition, usePnl } from '../../../lib/pnl/use-pnl.ts'

/** What a vault has of a token, and what it made with it. Null is not known. */
export type Position = {
  readonly isPending: boolean
  readonly heldRaw: bigint | null
  readonly decimals: number
  readonly valueUsd: number | null
  /** Of all that the vault is worth. */
  readonly sharePct: number | null
  readonly isPnlPending: boolean
  /** Undefined where it was never held nor traded. */
  readonly pnl: PnlPosition | null | undefined
}

export const NO_POSITION: Position = {
  isPending: false,
  heldRaw: 0n,
  decimals: 0,
  valueUsd: null,
  sharePct: null,
  isPnlPending: false,
  pnl: undefined,
}

export function usePosition(vault: VaultView, token: TokenPlace): Position {
  const overview = useOverview(vault.tokenId)
  const { data: pnl, isPending: isPnlPending } = usePnl(vault.tokenId)
  const wallet = overview.data?.wallets.find(({ chain }) => chain === token.chain)
  const held = wallet?.holdings.find((holding) => isSameToken(holding.token, token.address))
  const isKnown = wallet !== undefined && wallet.state !== 'unknown'
  const heldRaw = isKnown ? BigInt(held?.amountRaw ?? 0) : null
  const valueUsd = valueOfHolding(held)
  const totalUsd = overview.data?.totalUsd ?? 0
  return {
    isPending: overview.isPending,
    heldRaw,
    decimals: held?.decimals ?? 0,
    valueUsd,
    sharePct: valueUsd === null || totalUsd <= 0 ? null : (valueUsd / totalUsd) * 100,
    isPnlPending,
    pnl: pnl === undefined ? null : findPosition(pnl.positions, token),
  }
}

type Held = { readonly amountRaw: RawAmount; readonly decimals: number; readonly priceUsd: number | null }

function valueOfHolding(held: Held | undefined): number | null {
  if (held === undefined || held.priceUsd === null) return null
  return (Number(held.amountRaw) / 10 ** held.decimals) * held.priceUsd
}

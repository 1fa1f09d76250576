import type { SwapLoss } from '@windhover/core/swaps/swap-loss'
import { formatUsd } from '../../../lib/format-usd.ts'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { factCopy } from '../copy.ts'

/** The most that can be lost, and in one line why. */
export function LossRows({ loss }: { readonly loss: SwapLoss | null }) {
  const parts = (loss?.parts ?? []).map(({ kind, usd }) => `${formatUsd(usd)} ${factCopy.lossParts[kind]}`)
  return (
    <MaxLossRow loss={loss} percent={loss?.percent ?? null}>
      {parts.length > 0 && (
        <span className="block text-micro leading-4 text-3">{`${parts.join(', ')}.`}</span>
      )}
    </MaxLossRow>
  )
}

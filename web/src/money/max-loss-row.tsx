import type { MaxLoss } from '@windhover/core/transactions/max-loss'
import { formatUsd } from '../lib/format-usd.ts'
import { FactRow } from '../ui/fact-row.tsx'

const copy = {
  label: 'Max loss',
  parts: (price: string, fees: string) => `${price} + ${fees} fees`,
  unknown: '–',
}

const CENT = 0.01

/** The most that can be lost, and what it is made of. The same figure wherever the trade is shown. */
export function MaxLossRow({ loss }: { readonly loss: MaxLoss | null }) {
  if (loss === null) return <FactRow label={copy.label}>{copy.unknown}</FactRow>
  const [price, fees] = [formatUsd(loss.priceUsd), formatUsd(loss.feesUsd)]
  return (
    <FactRow label={copy.label}>
      <span className="font-semibold">{formatUsd(loss.totalUsd)}</span>
      {price !== null && fees !== null && loss.feesUsd >= CENT && (
        <span className="block text-3">{copy.parts(price, fees)}</span>
      )}
    </FactRow>
  )
}

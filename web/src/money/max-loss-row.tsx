import type { MaxLoss } from '@windhover/core/transactions/max-loss'
import type { ReactNode } from 'react'
import { formatUsd } from '../lib/format-usd.ts'
import { FactRow } from '../ui/fact-row.tsx'

const copy = {
  label: 'Max loss',
  parts: (price: string, fees: string) => `${price} + ${fees} fees`,
  unknown: '–',
}

const CENT = 0.01

type MaxLossRowProps = {
  readonly loss: MaxLoss | null
  /** Of what is given. */
  readonly percent?: number | null
  /** What it is made of, where more is known than price and fees. */
  readonly children?: ReactNode
}

/** The most that can be lost, and what it is made of. The same figure wherever the trade is shown. */
export function MaxLossRow({ loss, percent = null, children }: MaxLossRowProps) {
  if (loss === null) return <FactRow label={copy.label}>{copy.unknown}</FactRow>
  return (
    <FactRow label={copy.label}>
      <span className="font-semibold">{formatUsd(loss.totalUsd)}</span>
      {percent !== null && <span className="text-3"> {percent.toFixed(2)}%</span>}
      {children ?? <PriceAndFees loss={loss} />}
    </FactRow>
  )
}

function PriceAndFees({ loss }: { readonly loss: MaxLoss }) {
  const [price, fees] = [formatUsd(loss.priceUsd), formatUsd(loss.feesUsd)]
  if (price === null || fees === null || loss.feesUsd < CENT) return null
  return <span className="block text-3">{copy.parts(price, fees)}</span>
}

import { showPrice } from '@windhover/core/money/show-price'
import { compactUsd } from '../../lib/format-compact.ts'
import { useTint } from '../../ui/use-tint.ts'
import { ChangeText } from '../cards/change-text.tsx'
import { Price } from '../price.tsx'

/** `$27.4M`; tinted for a moment when it changes. */
export function UsdFigure({ usd, className }: { readonly usd: number | null; readonly className?: string }) {
  const shown = compactUsd(usd)
  return (
    <span ref={useTint(usd, shown)} className={className}>
      {shown}
    </span>
  )
}

type PriceFigureProps = { readonly usd: number | null; readonly changePct?: number | null }

/** The price, and below it how far it moved. */
export function PriceFigure({ usd, changePct }: PriceFigureProps) {
  return (
    <>
      <span ref={useTint(usd, showPrice(usd))}>
        <Price usd={usd} />
      </span>
      {changePct !== undefined && <ChangeText value={changePct} className="block text-caption" />}
    </>
  )
}

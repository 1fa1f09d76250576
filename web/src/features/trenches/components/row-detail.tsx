import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import type { ReactNode } from 'react'
import { PriceFigure, UsdFigure } from '../../../money/token-rows/figures.tsx'
import { RiskCell } from '../../../money/token-rows/risk-cell.tsx'
import { NarrowActions } from '../../../money/token-rows/row-actions.tsx'
import type { RowDetail } from '../../../ui/live-list/column.ts'
import { trenchesCopy } from '../copy.ts'

const { columns } = trenchesCopy
const HEIGHT_PX = 112

/** In a narrow panel: the figures that gave way, Chart and Info. */
export const makeDetail = (onRiskOpen: (isOpen: boolean) => void): RowDetail<DiscoveredToken> => ({
  heightPx: HEIGHT_PX,
  draw: (token) => (
    <>
      <dl className="flex h-10 gap-5 text-caption">
        <Fact label={columns.price}>
          <PriceFigure usd={token.priceUsd} />
        </Fact>
        <Fact label={columns.liquidity}>
          <UsdFigure usd={token.liquidityUsd} />
        </Fact>
        <Fact label={columns.risk}>
          <RiskCell token={token} onOpenChange={onRiskOpen} />
        </Fact>
      </dl>
      <div className="pt-2.5">
        <NarrowActions token={token} />
      </div>
    </>
  ),
})

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-3">{label}</dt>
      <dd className="num text-body">{children}</dd>
    </div>
  )
}

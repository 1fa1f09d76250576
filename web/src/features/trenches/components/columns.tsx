import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import { PriceFigure, UsdFigure } from '../../../money/token-rows/figures.tsx'
import { RiskCell } from '../../../money/token-rows/risk-cell.tsx'
import { RowActions } from '../../../money/token-rows/row-actions.tsx'
import { TokenCell } from '../../../money/token-rows/token-cell.tsx'
import type { Column } from '../../../ui/live-list/column.ts'
import { trenchesCopy } from '../copy.ts'

const { columns } = trenchesCopy

/** Too many for a panel that is not quite narrow. */
const FROM_600 = '@max-[600px]/panel:hidden'

type ColumnsInput = {
  readonly onRiskOpen: (isOpen: boolean) => void
  /** Null: nothing is bought here. */
  readonly onBuy: ((token: DiscoveredToken) => void) | null
}

/** R3-039, R3-040, and what there is to check. */
export function makeColumns({ onRiskOpen, onBuy }: ColumnsInput): readonly Column<DiscoveredToken>[] {
  return [
    {
      id: 'symbol',
      title: columns.symbol,
      cell: (token) => <TokenCell token={token} narrowSub={<ChangeText value={token.changePct} />} />,
    },
    {
      id: 'risk',
      title: columns.risk,
      className: 'w-24 pr-0',
      isWideOnly: true,
      cell: (token) => <RiskCell token={token} onOpenChange={onRiskOpen} />,
    },
    {
      id: 'marketCap',
      title: columns.marketCap,
      align: 'end',
      className: 'w-17',
      cell: ({ marketCapUsd }) => <UsdFigure usd={marketCapUsd} />,
    },
    {
      id: 'price',
      title: columns.price,
      align: 'end',
      className: `w-22 ${FROM_600}`,
      isWideOnly: true,
      cell: ({ priceUsd, changePct }) => <PriceFigure usd={priceUsd} changePct={changePct} />,
    },
    {
      id: 'volume',
      title: columns.volume,
      align: 'end',
      className: 'w-17',
      cell: ({ volumeUsd }) => <UsdFigure usd={volumeUsd} />,
    },
    {
      id: 'liquidity',
      title: columns.liquidity,
      align: 'end',
      className: `w-17 ${FROM_600}`,
      isWideOnly: true,
      cell: ({ liquidityUsd }) => <UsdFigure usd={liquidityUsd} className="text-2" />,
    },
    {
      id: 'actions',
      title: columns.actions,
      align: 'end',
      className: 'w-33 max-md:w-20 @max-narrow/panel:w-20',
      cell: (token) => <RowActions token={token} onBuy={onBuy} />,
    },
  ]
}

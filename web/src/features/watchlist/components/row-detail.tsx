import ChartLine from 'lucide-react/icons/chart-line'
import X from 'lucide-react/icons/x'
import { openToken } from '../../../lib/open-token.ts'
import { UsdFigure } from '../../../money/token-rows/figures.tsx'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RowDetail } from '../../../ui/live-list/column.ts'
import { watchlistCopy } from '../copy.ts'
import type { WatchedRow } from '../use-rows.ts'
import { DayLine } from './columns.tsx'

const HEIGHT_PX = 104

type DetailInput = { readonly list: string; readonly onRemove: (row: WatchedRow) => void }

/** In a narrow panel: what gave way, and the other actions. */
export const makeDetail = ({ list, onRemove }: DetailInput): RowDetail<WatchedRow> => ({
  heightPx: HEIGHT_PX,
  draw: (row) => (
    <>
      <div className="flex h-10 items-center justify-between gap-3 text-caption">
        <span className="num">
          <span className="text-3">{watchlistCopy.columns.cap}</span> <UsdFigure usd={row.marketCapUsd} />
        </span>
        <DayLine row={row} />
      </div>
      <div className="flex gap-2">
        <Button size={40} className="flex-1 max-md:h-11" onClick={() => openToken(row)}>
          {watchlistCopy.tokenPage}
        </Button>
        <IconButton
          size={44}
          variant="default"
          label={watchlistCopy.chartOf(shownSymbol(row))}
          icon={<ChartLine size={16} aria-hidden="true" />}
          onClick={() => chartToken(row)}
        />
        <IconButton
          size={44}
          variant="default"
          label={watchlistCopy.removeToken(shownSymbol(row), list)}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onRemove(row)}
        />
      </div>
    </>
  ),
})

import Bell from 'lucide-react/icons/bell'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { toneOfChange } from '../../../lib/format-price.ts'
import { PriceFigure, UsdFigure } from '../../../money/token-rows/figures.tsx'
import { RowActions } from '../../../money/token-rows/row-actions.tsx'
import { shownSymbol, TokenCell } from '../../../money/token-rows/token-cell.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Column } from '../../../ui/live-list/column.ts'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { watchlistCopy } from '../copy.ts'
import type { WatchedRow } from '../use-rows.ts'

const { columns } = watchlistCopy

/** Too many for a panel that is not quite narrow. */
const FROM_600 = '@max-[600px]/panel:hidden'
/** There for the row that is pointed at, and for the Tab key. */
const WHEN_POINTED =
  'opacity-0 in-[tr:hover]:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'

type ColumnsInput = {
  readonly list: string
  readonly onAlerts: (row: WatchedRow) => void
  readonly onBuy: (row: WatchedRow) => void
  readonly onRemove: (row: WatchedRow) => void
}

export function makeColumns({
  list,
  onAlerts,
  onBuy,
  onRemove,
}: ColumnsInput): readonly Column<WatchedRow>[] {
  return [
    { id: 'token', title: columns.token, cell: (row) => <TokenCell token={row} badgeOn="surface" /> },
    {
      id: 'price',
      title: columns.price,
      align: 'end',
      className: 'w-24 max-md:w-23 @max-narrow/panel:w-23',
      cell: ({ priceUsd, changePct }) => <PriceFigure usd={priceUsd} changePct={changePct} />,
    },
    {
      id: 'line',
      title: <span className="sr-only">{columns.line}</span>,
      className: `w-23 ${FROM_600}`,
      isWideOnly: true,
      cell: (row) => <DayLine row={row} />,
    },
    {
      id: 'cap',
      title: columns.cap,
      align: 'end',
      className: 'w-20',
      isWideOnly: true,
      cell: ({ marketCapUsd }) => <UsdFigure usd={marketCapUsd} className="text-2" />,
    },
    {
      id: 'alerts',
      title: columns.alerts,
      align: 'end',
      className: 'w-22 max-md:w-19 @max-narrow/panel:w-19',
      cell: (row) => <AlertsChip row={row} onPress={onAlerts} />,
    },
    {
      id: 'actions',
      title: columns.actions,
      align: 'end',
      className: 'w-34 max-md:w-19 @max-narrow/panel:w-19',
      cell: (row) => (
        <span className="inline-flex items-center gap-0.5">
          <IconButton
            size={28}
            label={watchlistCopy.removeToken(shownSymbol(row), list)}
            icon={<X size={15} aria-hidden="true" />}
            className={`max-md:hidden @max-narrow/panel:hidden ${WHEN_POINTED}`}
            onClick={() => onRemove(row)}
          />
          <RowActions token={row} onBuy={onBuy} hasInfo={false} />
        </span>
      ),
    },
  ]
}

export function DayLine({ row }: { readonly row: WatchedRow }) {
  if (row.line.length < 2) return null
  return (
    <Sparkline
      points={row.line}
      label={watchlistCopy.dayOf(shownSymbol(row))}
      tone={toneOfChange(row.changePct ?? 0)}
      width={72}
      height={24}
    />
  )
}

type AlertsChipProps = { readonly row: WatchedRow; readonly onPress: (row: WatchedRow) => void }

function AlertsChip({ row, onPress }: AlertsChipProps) {
  const { alertCount } = row
  const Icon = alertCount === 0 ? Plus : Bell
  return (
    <Chip
      aria-label={watchlistCopy.alertsOf(shownSymbol(row), alertCount)}
      aria-haspopup="dialog"
      aria-expanded={row.isEdited}
      icon={<Icon size={13} aria-hidden="true" />}
      className={`num touch-target ${alertCount === 0 ? 'border-transparent' : ''}`}
      onClick={() => onPress(row)}
    >
      {alertCount === 0 ? watchlistCopy.addAlert : alertCount}
    </Chip>
  )
}

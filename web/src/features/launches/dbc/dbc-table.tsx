import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { compactCount } from '../../../lib/format-compact.ts'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import { UsdFigure } from '../../../money/token-rows/figures.tsx'
import type { Column } from '../../../ui/live-list/column.ts'
import type { DbcPools } from '../api/list-dbc.ts'
import { dbcCopy, launchCopy } from '../copy.ts'
import { BuyOnly } from '../parts/buy-only.tsx'
import { tokenColumn } from '../parts/launch-columns.tsx'
import { LaunchList } from '../parts/launch-list.tsx'
import type { OnBuy } from '../parts/use-on-buy.ts'
import { DbcActions } from './dbc-actions.tsx'
import { DbcPrice } from './dbc-price.tsx'
import { NoPools } from './no-pools.tsx'

type DbcColumn = Column<DiscoveredToken>

const { columns } = dbcCopy

type Figure = Pick<DbcColumn, 'cell'> & {
  readonly id: Exclude<keyof typeof columns, 'token'>
  readonly width: string
}

/** Close together, so that all seven have room; a title may take two lines. */
const figure = ({ id, width, cell }: Figure): DbcColumn => ({
  id,
  title: columns[id],
  align: 'end',
  className: `overflow-hidden px-1! text-caption text-ellipsis whitespace-normal! ${width}`,
  cell,
})

/** R3-025 */
const COLUMNS = [
  tokenColumn,
  figure({ id: 'price', width: 'w-20', cell: ({ priceUsd }) => <DbcPrice usd={priceUsd} /> }),
  figure({ id: 'marketCap', width: 'w-16', cell: ({ marketCapUsd }) => <UsdFigure usd={marketCapUsd} /> }),
  figure({ id: 'volume', width: 'w-16', cell: ({ volumeUsd }) => <UsdFigure usd={volumeUsd} /> }),
  figure({ id: 'liquidity', width: 'w-16', cell: ({ liquidityUsd }) => <UsdFigure usd={liquidityUsd} /> }),
  figure({ id: 'change', width: 'w-18', cell: ({ changePct }) => <ChangeText value={changePct} /> }),
  figure({ id: 'holders', width: 'w-14', cell: ({ holderCount }) => compactCount(holderCount) }),
]

const actions = (onBuy: OnBuy): readonly DbcColumn[] => [
  {
    id: 'actions',
    title: <span className="sr-only">{launchCopy.columns.actions}</span>,
    align: 'end',
    className: 'w-31 pl-0!',
    cell: (token) => (
      <span className="inline-flex items-center gap-1">
        <DbcActions token={token} />
        <BuyOnly token={token} onBuy={onBuy} />
      </span>
    ),
  },
]

const describeError = (error: unknown) => dbcCopy.failed(errorText(error))

export function DbcTable({ pools }: { readonly pools: DbcPools }) {
  return (
    <LaunchList
      label={dbcCopy.list}
      of="dbc"
      list={pools}
      tokens={pools.data?.tokens}
      reading={pools.data}
      columns={COLUMNS}
      actions={actions}
      describeError={describeError}
      empty={<NoPools />}
    />
  )
}

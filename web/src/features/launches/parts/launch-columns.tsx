import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { compactCount } from '../../../lib/format-compact.ts'
import { UsdFigure } from '../../../money/token-rows/figures.tsx'
import { TokenCell } from '../../../money/token-rows/token-cell.tsx'
import type { Column } from '../../../ui/live-list/column.ts'
import { launchCopy } from '../copy.ts'
import { Age } from './age.tsx'
import { Bonding } from './bonding.tsx'
import { BuyOnly } from './buy-only.tsx'
import { DevShare } from './dev-share.tsx'
import type { OnBuy } from './use-on-buy.ts'

type LaunchColumn = Column<DiscoveredToken>

const { columns } = launchCopy
/** A figure that nobody can have does not run into its neighbour. */
const CUT = 'overflow-hidden text-ellipsis'
/** Gives way before the name of the token does. */
const FROM_600 = '@max-[600px]/panel:hidden'

export const tokenColumn: LaunchColumn = {
  id: 'token',
  title: columns.token,
  className: 'max-w-0',
  cell: (token) => <TokenCell token={token} />,
}

export const ageColumn: LaunchColumn = {
  id: 'age',
  title: columns.age,
  align: 'end',
  className: `w-15 text-2 ${CUT}`,
  isWideOnly: true,
  cell: ({ createdAt }) => <Age since={createdAt} />,
}

export const bondingColumn: LaunchColumn = {
  id: 'bonding',
  title: columns.bonding,
  className: 'w-27',
  cell: (token) => <Bonding token={token} />,
}

export const marketCapColumn: LaunchColumn = {
  id: 'marketCap',
  title: columns.marketCap,
  align: 'end',
  className: `w-18 ${CUT}`,
  cell: ({ marketCapUsd }) => <UsdFigure usd={marketCapUsd} />,
}

export const volumeColumn: LaunchColumn = {
  id: 'volume',
  title: columns.volume,
  align: 'end',
  className: `w-18 ${CUT}`,
  isWideOnly: true,
  cell: ({ volumeUsd }) => <UsdFigure usd={volumeUsd} />,
}

export const holdersColumn: LaunchColumn = {
  id: 'holders',
  title: columns.holders,
  align: 'end',
  className: `w-15 text-2 ${CUT} ${FROM_600}`,
  isWideOnly: true,
  cell: ({ holderCount }) => compactCount(holderCount),
}

export const devColumn: LaunchColumn = {
  id: 'dev',
  title: columns.dev,
  align: 'end',
  className: `w-15 ${CUT} ${FROM_600}`,
  isWideOnly: true,
  cell: ({ devHoldingPct }) => <DevShare percent={devHoldingPct} />,
}

export const actionColumns = (onBuy: OnBuy): readonly LaunchColumn[] => [
  {
    id: 'actions',
    title: columns.actions,
    align: 'end',
    className: 'w-36 @max-[760px]/panel:w-19 max-md:w-21',
    cell: (token) => <BuyOnly token={token} onBuy={onBuy} hasMore />,
  },
]

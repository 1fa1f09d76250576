import type { BalancesOverview } from '@windhover/core/balances/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useOverview } from '../../../lib/market/use-overview.ts'
import { DayChange } from '../../../money/day-change.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { DetailView } from '../balance-view.ts'
import { overviewCopy } from '../copy.ts'
import { ReadingMark, totalSize, UsdTotal } from '../reading-mark.tsx'
import { AllocationCard } from './allocation-card.tsx'
import { ChainCards } from './chain-cards.tsx'
import { Movers } from './movers.tsx'
import { OverviewDock } from './overview-dock.tsx'
import { OverviewHead } from './overview-head.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { PnlRows } from './pnl-rows.tsx'
import { useValueHistory } from './use-value-history.ts'
import { ValueSection } from './value-section.tsx'

type OverviewProps = {
  readonly vault: VaultView
  readonly focusCard: DetailView | null
  readonly onOpen: (view: DetailView) => void
}

export function Overview({ vault, focusCard, onOpen }: OverviewProps) {
  const { tokenId: vaultId } = vault
  const overview = useOverview(vaultId)
  return (
    <>
      <OverviewHead vault={vault} isRefreshing={overview.isFetching} />
      <PanelBody>
        {overview.data !== undefined && (
          <OverviewFigures vaultId={vaultId} overview={overview.data} focusCard={focusCard} onOpen={onOpen} />
        )}
        {overview.isPending && <OverviewSkeleton />}
        {overview.isLoadingError && (
          <ErrorState
            layout="block"
            message={overviewCopy.failed}
            retrying={overview.isFetching}
            onRetry={() => void overview.refetch()}
          />
        )}
      </PanelBody>
      <OverviewDock vault={vault} />
    </>
  )
}

type OverviewFiguresProps = Omit<OverviewProps, 'vault'> & {
  readonly vaultId: string
  readonly overview: BalancesOverview
}

/** Two columns where the panel is wide, one on a phone and in a narrow panel. */
const ONE_COLUMN = '@max-narrow/panel:grid-cols-1 max-md:grid-cols-1'
const RECENT_MAX = 3

function OverviewFigures({ vaultId, overview, focusCard, onOpen }: OverviewFiguresProps) {
  const history = useValueHistory(vaultId, overview)
  return (
    <div className="flex flex-col gap-4">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_minmax(0,1.44fr)] gap-8 @max-narrow/panel:gap-4 max-md:gap-4',
          ONE_COLUMN,
        )}
      >
        <section aria-label={overviewCopy.totalValue}>
          <h3 className="text-caption font-regular text-3">{overviewCopy.totalValue}</h3>
          <p className={cx('num font-semibold', totalSize(overview.totalUsd))}>
            <UsdTotal reading={overview} usd={overview.totalUsd} />
          </p>
          <DayChange change={overview.change24h} />
          <ReadingMark reading={overview} className="mt-1 block" />
          <PnlRows vaultId={vaultId} />
        </section>
        <AllocationCard overview={overview} />
      </div>
      <ValueSection history={history} />
      <ChainCards cards={overview.cards} focusCard={focusCard} onOpen={onOpen} />
      <div className={cx('grid grid-cols-2 gap-8 @max-narrow/panel:gap-4 max-md:gap-4', ONE_COLUMN)}>
        <Movers overview={overview} />
        <FeatureSlot
          name="recentActivity"
          props={{ vaultId }}
          fallback={<SkeletonRows rows={RECENT_MAX} rowHeight={44} className="pt-8" />}
        />
      </div>
      <div className="hidden @max-narrow/panel:block max-md:block">
        <FeatureSlot name="referralCode" props={{ vaultId, shape: 'row' }} />
      </div>
    </div>
  )
}

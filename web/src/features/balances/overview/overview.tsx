import type { BalancesOverview } from '@windhover/core/balances/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useOverview } from '../../../lib/market/use-overview.ts'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import type { DetailView } from '../balance-view.ts'
import { overviewCopy } from '../copy.ts'
import { ReadingMark, totalSize, UsdTotal } from '../reading-mark.tsx'
import { AllocationCard } from './allocation-card.tsx'
import { ChainCards } from './chain-cards.tsx'
import { OverviewDock } from './overview-dock.tsx'
import { OverviewHead } from './overview-head.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { useValueHistory, ValueChange } from './value-change.tsx'
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

function OverviewFigures({ vaultId, overview, focusCard, onOpen }: OverviewFiguresProps) {
  const history = useValueHistory(vaultId, overview)
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.44fr)] gap-8 @max-narrow/panel:grid-cols-1 @max-narrow/panel:gap-5 max-md:grid-cols-1 max-md:gap-5">
        <section aria-label={overviewCopy.totalValue}>
          <h3 className="text-caption font-regular text-3">{overviewCopy.totalValue}</h3>
          <p className={cx('num font-semibold', totalSize(overview.totalUsd))}>
            <UsdTotal reading={overview} usd={overview.totalUsd} />
          </p>
          <ValueChange history={history} />
          <ReadingMark reading={overview} className="mt-1 block" />
          <ChainSums overview={overview} />
        </section>
        <AllocationCard overview={overview} />
      </div>
      <ValueSection history={history} />
      <ChainCards cards={overview.cards} focusCard={focusCard} onOpen={onOpen} />
      <div className="-mt-4 hidden @max-narrow/panel:block max-md:block">
        <FeatureSlot name="referralCode" props={{ vaultId, shape: 'row' }} />
      </div>
    </div>
  )
}

/** D7: each chain's sum by its name, BSC too. */
function ChainSums({ overview }: { overview: BalancesOverview }) {
  const sums = overview.cards.flatMap((card) => card.sums)
  return (
    <dl className="mt-4 flex flex-col gap-1 max-md:hidden">
      {sums.map((sum) => (
        <div key={sum.chain} className="flex items-baseline justify-between gap-3 leading-5">
          <dt className="text-2">{sum.name}</dt>
          <dd className="num">
            <UsdTotal reading={sum} usd={sum.totalUsd} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

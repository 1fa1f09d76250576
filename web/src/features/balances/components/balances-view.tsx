import type { VaultView } from '@windhover/core/vaults/contract'
import Wallet from 'lucide-react/icons/wallet'
import { lazy, Suspense, useState } from 'react'
import { useLiveReadings } from '../../../lib/balance-readings.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { BalanceView, DetailView } from '../balance-view.ts'
import { overviewCopy } from '../copy.ts'
import { Overview } from '../overview/overview.tsx'

const ChainDetail = lazy(() => import('../detail/chain-detail.tsx'))

type BalancesViewProps = { readonly vault: VaultView | null; readonly isPending: boolean }

/** R2-008: overview or one chain's detail, of the selected vault or of none. */
export function BalancesView({ vault, isPending }: BalancesViewProps) {
  const [view, setView] = useState<BalanceView>('overview')
  /** Who goes back finds the card again that led away. */
  const [cameFrom, setCameFrom] = useState<DetailView | null>(null)
  useLiveReadings(vault?.tokenId ?? null)

  if (vault === null && isPending) {
    return <SkeletonRows rows={5} label={overviewCopy.loading} className="px-5" />
  }
  if (view === 'overview') {
    if (vault === null) {
      return <EmptyState className="m-auto" icon={<Wallet size={24} />} title={overviewCopy.noVault} />
    }
    return <Overview key={vault.tokenId} vault={vault} focusCard={cameFrom} onOpen={setView} />
  }
  const goBack = () => {
    setCameFrom(view)
    setView('overview')
  }
  return (
    <Suspense fallback={<SkeletonRows rows={5} label={overviewCopy.loading} className="px-5" />}>
      <ChainDetail key={`${vault?.tokenId}:${view}`} view={view} vault={vault} onBack={goBack} />
    </Suspense>
  )
}

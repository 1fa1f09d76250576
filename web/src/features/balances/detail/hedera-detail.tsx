import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useHederaWallet } from '../api/hedera-account.ts'
import type { DetailProps } from '../balance-view.ts'
import { hederaCopy } from '../copy.ts'
import { DetailHead } from './detail-head.tsx'
import { HederaWalletPanel } from './hedera-wallet-panel.tsx'
import { NoHederaWallet } from './no-hedera-wallet.tsx'

export function HederaDetail({ vault, onBack }: DetailProps) {
  return (
    <>
      <DetailHead chain="hedera" onBack={onBack}>
        {CHAINS.hedera.name}
      </DetailHead>
      <PanelBody padded={false} className="flex flex-col">
        {vault === null ? (
          <EmptyState className="m-auto" title={hederaCopy.noVault} />
        ) : (
          <HederaStates vault={vault} />
        )}
      </PanelBody>
    </>
  )
}

function HederaStates({ vault }: { vault: VaultView }) {
  const { wallet, check } = useHederaWallet(vault)
  switch (wallet.state) {
    case 'checking':
      return (
        <p role="status" className="m-auto flex items-center gap-2 text-2">
          <Spinner /> {hederaCopy.checking}
        </p>
      )
    case 'unavailable':
      return (
        <ErrorState
          layout="block"
          className="m-auto"
          message={hederaCopy.unavailable}
          retryLabel={hederaCopy.retry}
          onRetry={check}
        />
      )
    case 'none':
      return <NoHederaWallet vault={vault} onRetry={check} />
    case 'found':
      return <HederaWalletPanel vault={vault} accountId={wallet.accountId} />
  }
}

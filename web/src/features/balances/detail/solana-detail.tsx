import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import type { DetailProps } from '../balance-view.ts'
import { detailCopy, overviewCopy } from '../copy.ts'
import { DetailHead } from './detail-head.tsx'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { SolanaTabs } from './solana-tabs.tsx'
import { useWallet } from './use-wallet.ts'
import { presentAddress, WalletCard } from './wallet-card.tsx'

const { name } = CHAINS.solana

export function SolanaDetail({ vault, onBack }: DetailProps) {
  return (
    <>
      <DetailHead chain="solana" onBack={onBack}>
        {name}
      </DetailHead>
      {vault === null ? (
        <EmptyState className="m-auto" title={overviewCopy.noVault} />
      ) : (
        <SolanaWallet vault={vault} />
      )}
    </>
  )
}

function SolanaWallet({ vault }: { vault: VaultView }) {
  const publicKey = presentAddress(vault.wrappedKeys[0]?.pub_key ?? vault.publicKey)
  const { answer, rows, total } = useWallet({
    vaultId: vault.tokenId,
    chain: 'solana',
    enabled: publicKey !== null,
  })
  const dialogs = useMoneyDialogs()
  return (
    <PanelBody padded={false}>
      <WalletCard
        vaultId={vault.tokenId}
        chain="solana"
        hasAddress={publicKey !== null}
        total={total}
        isRefreshing={answer.isFetching}
        onSend={() => dialogs.showSend()}
        onWrap={dialogs.showWrap}
      />
      {publicKey === null ? (
        <EmptyState title={detailCopy.noAddress} />
      ) : (
        <SolanaTabs
          vault={vault}
          publicKey={publicKey}
          answer={answer}
          rows={rows}
          onTrade={dialogs.showTrade}
          onSend={dialogs.showSend}
          onWrap={dialogs.showWrap}
        />
      )}
      <MoneyDialogs chain="solana" vault={vault} dialogs={dialogs} />
    </PanelBody>
  )
}

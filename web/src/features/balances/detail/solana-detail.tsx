import { useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useMemo } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import type { DetailProps } from '../balance-view.ts'
import { detailCopy, overviewCopy } from '../copy.ts'
import { solanaRows } from '../token-rows.ts'
import { DetailHead } from './detail-head.tsx'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { SolanaTabs } from './solana-tabs.tsx'
import { useLiveRows } from './use-live-rows.ts'
import { presentAddress, totalOf, WalletCard } from './wallet-card.tsx'

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
  const portfolio = useQuery({
    ...readingQuery(balanceRoutes.getSolanaBalances, { query: { publicKey: publicKey ?? '' } }),
    enabled: publicKey !== null,
  })
  const read = useMemo(() => solanaRows(portfolio.data?.tokenBalances ?? []), [portfolio.data])
  const { rows, totalUsd } = useLiveRows(read)
  const dialogs = useMoneyDialogs()
  return (
    <PanelBody padded={false}>
      <WalletCard
        address={publicKey}
        total={totalOf(portfolio, totalUsd)}
        isRefreshing={portfolio.isFetching}
        onSend={() => dialogs.showSend()}
      />
      {publicKey === null ? (
        <EmptyState title={detailCopy.noAddress} />
      ) : (
        <SolanaTabs
          vault={vault}
          publicKey={publicKey}
          portfolio={portfolio}
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

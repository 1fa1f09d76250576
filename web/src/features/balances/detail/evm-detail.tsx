import { useQuery } from '@tanstack/react-query'
import { balanceRoutes, type EvmChainId } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useMemo, useState } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { Segment } from '../../../ui/segment.tsx'
import type { DetailProps } from '../balance-view.ts'
import { detailCopy, overviewCopy, tokenCopy } from '../copy.ts'
import { EVM_CHAINS, evmRows } from '../token-rows.ts'
import { DetailHead } from './detail-head.tsx'
import { EvmTabs } from './evm-tabs.tsx'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { ReadTab } from './read-tab.tsx'
import { TokenTable } from './token-table.tsx'
import { useLiveRows } from './use-live-rows.ts'
import { presentAddress, totalOf, WalletCard } from './wallet-card.tsx'

const SWITCH: readonly EvmChainId[] = ['1', '56']
const TOKEN_SKELETONS = 5

/** C21: one detail for both chains, with a switch. */
export function EvmDetail({ vault, onBack }: DetailProps) {
  const [chainId, setChainId] = useState<EvmChainId>('1')
  const chain = EVM_CHAINS[chainId]
  return (
    <>
      <DetailHead chain={chain} onBack={onBack}>
        {CHAINS[chain].name}
      </DetailHead>
      {vault === null ? (
        <EmptyState className="m-auto" title={overviewCopy.noVault} />
      ) : (
        <PanelBody padded={false}>
          <div className="px-5 pt-4 max-md:px-4 @max-narrow/panel:px-4">
            <Segment
              label={detailCopy.network}
              value={chainId}
              onValueChange={setChainId}
              options={SWITCH.map((id) => ({
                value: id,
                label: CHAINS[EVM_CHAINS[id]].name,
                icon: <ChainLogo chain={EVM_CHAINS[id]} size={14} />,
              }))}
            />
          </div>
          <EvmWallet key={chainId} vault={vault} chainId={chainId} />
        </PanelBody>
      )}
    </>
  )
}

function EvmWallet({ vault, chainId }: { vault: VaultView; chainId: EvmChainId }) {
  const address = presentAddress(vault.ethAddress)
  const balances = useQuery({
    ...readingQuery(balanceRoutes.getEvmBalances, { query: { chainId, address: address ?? '' } }),
    enabled: address !== null,
  })
  const read = useMemo(() => evmRows(chainId, balances.data?.tokens ?? []), [chainId, balances.data])
  const { rows, totalUsd } = useLiveRows(read)
  const hasKey = (useVaultKey(vault.tokenId) ?? null) !== null
  const dialogs = useMoneyDialogs()
  const chain = EVM_CHAINS[chainId]
  return (
    <>
      <WalletCard
        address={address}
        total={totalOf(balances, totalUsd)}
        isRefreshing={balances.isFetching}
        onSend={() => dialogs.showSend()}
      />
      {address === null ? (
        <EmptyState title={detailCopy.noAddress} />
      ) : (
        <EvmTabs chainId={chainId} address={address}>
          <ReadTab
            answer={balances}
            skeletons={TOKEN_SKELETONS}
            label={tokenCopy.loading}
            message={tokenCopy.failed}
          >
            {() => (
              <TokenTable
                label={tokenCopy.tableLabel(CHAINS[chain].name)}
                vault={vault}
                hiddenList="hiddenEvmTokens"
                columns="price"
                rows={rows}
                canTrade={hasKey}
                onTrade={dialogs.showTrade}
                onSend={dialogs.showSend}
              />
            )}
          </ReadTab>
        </EvmTabs>
      )}
      <MoneyDialogs chain={chain} vault={vault} dialogs={dialogs} />
    </>
  )
}

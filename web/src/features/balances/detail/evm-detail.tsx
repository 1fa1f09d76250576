import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { Segment } from '../../../ui/segment.tsx'
import type { DetailProps, EvmChain } from '../balance-view.ts'
import { detailCopy, overviewCopy, tokenCopy } from '../copy.ts'
import { DetailHead } from './detail-head.tsx'
import { EvmTabs } from './evm-tabs.tsx'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { ReadTab } from './read-tab.tsx'
import { TokenTable } from './token-table.tsx'
import { useWallet } from './use-wallet.ts'
import { presentAddress, WalletCard } from './wallet-card.tsx'

const SWITCH: readonly EvmChain[] = ['ethereum', 'bsc']
const TOKEN_SKELETONS = 5

/** C21: one detail for both chains, with a switch. */
export function EvmDetail({ vault, onBack }: DetailProps) {
  const [chain, setChain] = useState<EvmChain>('ethereum')
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
              value={chain}
              onValueChange={setChain}
              options={SWITCH.map((id) => ({
                value: id,
                label: CHAINS[id].name,
                icon: <ChainLogo chain={id} size={14} />,
              }))}
            />
          </div>
          <EvmWallet key={chain} vault={vault} chain={chain} />
        </PanelBody>
      )}
    </>
  )
}

function EvmWallet({ vault, chain }: { vault: VaultView; chain: EvmChain }) {
  const address = presentAddress(vault.ethAddress)
  const { answer, rows, total } = useWallet({ vaultId: vault.tokenId, chain, enabled: address !== null })
  const hasKey = (useVaultKey(vault.tokenId) ?? null) !== null
  const dialogs = useMoneyDialogs()
  return (
    <>
      <WalletCard
        vaultId={vault.tokenId}
        chain={chain}
        hasAddress={address !== null}
        total={total}
        isRefreshing={answer.isFetching}
        onSend={() => dialogs.showSend()}
      />
      {address === null ? (
        <EmptyState title={detailCopy.noAddress} />
      ) : (
        <EvmTabs chain={chain} address={address}>
          <ReadTab
            answer={answer}
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

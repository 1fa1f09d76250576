import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { detailCopy, tokenCopy } from '../copy.ts'
import { HederaHistory } from '../history/hedera-history.tsx'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { ReadTab } from './read-tab.tsx'
import { TokenTable } from './token-table.tsx'
import { useWallet } from './use-wallet.ts'
import { WalletCard } from './wallet-card.tsx'

const TOKEN_SKELETONS = 5
const { name } = CHAINS.hedera

/** R2-054: the wallet of an account that exists. */
export function HederaWalletPanel({ vault, accountId }: { vault: VaultView; accountId: string }) {
  const [tab, setTab] = useState('tokens')
  const { answer, rows, total } = useWallet({ vaultId: vault.tokenId, chain: 'hedera' })
  const hasKey = (useVaultKey(vault.tokenId) ?? null) !== null
  const dialogs = useMoneyDialogs()
  return (
    <>
      <WalletCard
        vaultId={vault.tokenId}
        chain="hedera"
        hasAddress
        accountId={accountId}
        total={total}
        isRefreshing={answer.isFetching}
        onSend={() => dialogs.showSend()}
        onWrap={dialogs.showWrap}
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={detailCopy.tabsLabel(name)} className="px-5 max-md:px-4 @max-narrow/panel:px-4">
          <Tab value="tokens">{detailCopy.tokens}</Tab>
          <Tab value="transactions">{detailCopy.transactions}</Tab>
        </TabList>
        <TabPanel value="tokens">
          <ReadTab
            answer={answer}
            skeletons={TOKEN_SKELETONS}
            label={tokenCopy.loading}
            message={tokenCopy.failed}
          >
            {() => (
              <TokenTable
                label={tokenCopy.tableLabel(name)}
                vault={vault}
                hiddenList="hiddenHederaTokens"
                columns="price"
                rows={rows}
                canTrade={hasKey}
                onTrade={dialogs.showTrade}
                onSend={dialogs.showSend}
                onWrap={dialogs.showWrap}
              />
            )}
          </ReadTab>
        </TabPanel>
        <TabPanel value="transactions">
          <HederaHistory accountId={accountId} />
        </TabPanel>
      </Tabs>
      <MoneyDialogs chain="hedera" vault={vault} dialogs={dialogs} />
    </>
  )
}

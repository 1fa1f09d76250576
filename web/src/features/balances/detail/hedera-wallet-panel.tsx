import { useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { VaultView } from '@windhover/core/vaults/contract'
import Package from 'lucide-react/icons/package'
import { useMemo, useState } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { detailCopy, tokenCopy } from '../copy.ts'
import { HederaHistory } from '../history/hedera-history.tsx'
import { hederaRows } from '../token-rows.ts'
import { MoneyDialogs, useMoneyDialogs } from './money-dialogs.tsx'
import { ReadTab } from './read-tab.tsx'
import { TokenTable } from './token-table.tsx'
import { useLiveRows } from './use-live-rows.ts'
import { totalOf, WalletCard } from './wallet-card.tsx'

const TOKEN_SKELETONS = 5
const { name } = CHAINS.hedera

/** R2-054: the wallet of an account that exists. */
export function HederaWalletPanel({ vault, accountId }: { vault: VaultView; accountId: string }) {
  const [tab, setTab] = useState('tokens')
  const balances = useQuery(
    readingQuery(balanceRoutes.getHederaBalances, { query: { address: vault.ethAddress } }),
  )
  const read = useMemo(() => hederaRows(balances.data?.balances ?? []), [balances.data])
  const { rows, totalUsd } = useLiveRows(read)
  const hasKey = (useVaultKey(vault.tokenId) ?? null) !== null
  const dialogs = useMoneyDialogs()
  return (
    <>
      <WalletCard
        address={accountId}
        secondAddress={vault.ethAddress}
        total={totalOf(balances, totalUsd)}
        isRefreshing={balances.isFetching}
        onSend={() => dialogs.showSend()}
        actions={
          <Button
            className="max-md:h-11"
            icon={<Package size={15} aria-hidden="true" />}
            onClick={dialogs.showWrap}
          >
            {detailCopy.wrap}
          </Button>
        }
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={detailCopy.tabsLabel(name)} className="px-5 max-md:px-4 @max-narrow/panel:px-4">
          <Tab value="tokens">{detailCopy.tokens}</Tab>
          <Tab value="transactions">{detailCopy.transactions}</Tab>
        </TabList>
        <TabPanel value="tokens">
          <ReadTab
            answer={balances}
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

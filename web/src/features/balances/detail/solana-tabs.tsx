import type { WalletView } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { TradeMode } from '@windhover/core/swaps/trade-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { detailCopy, lpCopy, tokenCopy } from '../copy.ts'
import { SolanaHistory } from '../history/solana-history.tsx'
import type { TokenRow } from '../token-rows.ts'
import { LpTokens } from './lp-tokens.tsx'
import { type ReadAnswer, ReadTab } from './read-tab.tsx'
import { TokenTable } from './token-table.tsx'

const TOKEN_SKELETONS = 5
const LP_SKELETONS = 3
const { name } = CHAINS.solana

type SolanaTabsProps = {
  readonly vault: VaultView
  readonly publicKey: string
  readonly answer: ReadAnswer<WalletView>
  readonly rows: readonly TokenRow[]
  readonly onTrade: (token: string, mode: TradeMode) => void
  readonly onSend: (token: string) => void
  readonly onWrap: () => void
}

export function SolanaTabs(props: SolanaTabsProps) {
  const { vault, publicKey, answer, rows, onTrade, onSend, onWrap } = props
  const [tab, setTab] = useState('tokens')
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label={detailCopy.tabsLabel(name)} className="px-5 max-md:px-4 @max-narrow/panel:px-4">
        <Tab value="tokens">{detailCopy.tokens}</Tab>
        <Tab value="lp">{detailCopy.lp}</Tab>
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
              hiddenList="hiddenTokens"
              columns="market"
              rows={rows}
              canTrade
              onTrade={onTrade}
              onSend={onSend}
              onWrap={onWrap}
            />
          )}
        </ReadTab>
      </TabPanel>
      <TabPanel value="lp">
        <ReadTab answer={answer} skeletons={LP_SKELETONS} label={lpCopy.loading} message={lpCopy.failed}>
          {({ liquidity }) => <LpTokens tokens={liquidity} />}
        </ReadTab>
      </TabPanel>
      <TabPanel value="transactions">
        <SolanaHistory walletAddress={publicKey} />
      </TabPanel>
    </Tabs>
  )
}

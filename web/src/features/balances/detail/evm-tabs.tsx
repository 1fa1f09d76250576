import { CHAINS } from '@windhover/core/chains/all-chains'
import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import type { EvmChain } from '../balance-view.ts'
import { detailCopy } from '../copy.ts'
import { EvmHistory } from '../history/evm-history.tsx'
import { EvmPositions } from './evm-positions.tsx'

type EvmTabsProps = {
  readonly chain: EvmChain
  readonly address: string
  /** The Tokens tab. */
  readonly children: ReactNode
}

export function EvmTabs({ chain, address, children }: EvmTabsProps) {
  const [tab, setTab] = useState('tokens')
  // Positions of Uniswap V4 are read on Ethereum alone.
  const hasLp = chain === 'ethereum'
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList
        label={detailCopy.tabsLabel(CHAINS[chain].name)}
        className="px-5 max-md:px-4 @max-narrow/panel:px-4"
      >
        <Tab value="tokens">{detailCopy.tokens}</Tab>
        {hasLp && <Tab value="lp">{detailCopy.lp}</Tab>}
        <Tab value="transactions">{detailCopy.transactions}</Tab>
      </TabList>
      <TabPanel value="tokens">{children}</TabPanel>
      {hasLp && (
        <TabPanel value="lp">
          <EvmPositions address={address} />
        </TabPanel>
      )}
      <TabPanel value="transactions">
        <EvmHistory address={address} chain={chain} />
      </TabPanel>
    </Tabs>
  )
}

import type { VaultView } from '@windhover/core/vaults/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { ordersCopy, panelCopy } from '../copy.ts'

const OrdersList = lazy(() => import('../orders/orders-list.tsx'))

type EvmTabsProps = {
  readonly chain: 'ethereum' | 'bsc'
  readonly vault: VaultView | null
  readonly children: ReactNode
}

export function EvmTabs({ chain, vault, children }: EvmTabsProps) {
  const [tab, setTab] = useState('swap')
  return (
    <Tabs value={tab} onValueChange={setTab} className="flex flex-1 flex-col">
      <TabList label={panelCopy.tabs} className="flex-none px-5 max-md:px-4 @max-narrow/panel:px-4">
        <Tab value="swap">{panelCopy.swapTab}</Tab>
        <Tab value="orders">{panelCopy.ordersTab}</Tab>
      </TabList>
      <TabPanel value="swap" className="flex flex-1 flex-col">
        {children}
      </TabPanel>
      <TabPanel value="orders" className="flex flex-1 flex-col">
        <Suspense fallback={<SkeletonRows rows={5} label={ordersCopy.loading} className="px-5" />}>
          <OrdersList chain={chain} vault={vault} />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}

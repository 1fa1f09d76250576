import type { IntentView } from '@windhover/core/transactions/contract'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { receiptCopy } from '../copy.ts'
import { readRoute } from '../read-route.ts'
import { ProofTab } from './proof-tab.tsx'
import { ReceiptFees } from './receipt-fees.tsx'
import { ReceiptSummary } from './receipt-summary.tsx'
import { SwapRoute } from './swap-route.tsx'

const EDGE = 'px-5 max-md:px-4 @max-narrow/panel:px-4'

export function IntentReceipt({ view, title }: { view: IntentView; title: string }) {
  const [tab, setTab] = useState('summary')
  const { tabs } = receiptCopy
  const fees = view.receipt?.fees ?? []
  const hasRoute = readRoute(view).length > 0 || fees.length > 0
  return (
    <section aria-label={receiptCopy.label(title)} className="border-t border-line-subtle bg-surface">
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={tabs.label} className={EDGE}>
          <Tab value="summary">{tabs.summary}</Tab>
          {hasRoute && <Tab value="route">{tabs.route}</Tab>}
          <Tab value="proof">{tabs.proof}</Tab>
        </TabList>
        <TabPanel value="summary" className={`${EDGE} py-3`}>
          <ReceiptSummary view={view} />
        </TabPanel>
        <TabPanel value="route" className={`${EDGE} py-3`}>
          <div className="grid gap-x-6 gap-y-3 *:only:col-span-full md:grid-cols-2 @max-narrow/panel:grid-cols-1">
            <SwapRoute view={view} />
            <ReceiptFees fees={fees} />
          </div>
        </TabPanel>
        <TabPanel value="proof" className={`${EDGE} py-4`}>
          <ProofTab view={view} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

import type { TokenView } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { useFills } from '../../../lib/fills/use-fills.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { tradesCopy } from '../copy.ts'
import { FillsTable } from './fills-table.tsx'
import { TradesTable } from './trades-table.tsx'

type View = 'recent' | 'own'

type TradesTabsProps = {
  readonly token: TokenView
  readonly vault: VaultView | null
  /** Its trades would show a price. */
  readonly isLookAlike: boolean
}

export function TradesTabs({ token, vault, isLookAlike }: TradesTabsProps) {
  const [view, setView] = useState<View>(isLookAlike ? 'own' : 'recent')
  const own = useFills(token)
  return (
    <Tabs value={view} onValueChange={(next) => setView(next as View)} className="flex-none pb-5">
      <TabList
        label={tradesCopy.tabs}
        className="mx-5 max-md:mx-4 @max-narrow/panel:mx-4"
        end={view === 'recent' && <Live />}
      >
        {!isLookAlike && <Tab value="recent">{tradesCopy.recent}</Tab>}
        <Tab value="own" {...(own.fills.length > 0 ? { count: own.fills.length } : {})}>
          {tradesCopy.own}
        </Tab>
      </TabList>
      <TabPanel value="recent">
        <TradesTable token={token} vault={vault} />
      </TabPanel>
      <TabPanel value="own">
        <FillsTable symbol={token.symbol} {...own} />
      </TabPanel>
    </Tabs>
  )
}

function Live() {
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-3">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-up" />
      {tradesCopy.live}
    </span>
  )
}

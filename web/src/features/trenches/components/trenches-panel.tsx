import { useState } from 'react'
import { PanelHeadEnd, PanelHeadStart } from '../../../lib/panel-head.tsx'
import { QuickBuyControl } from '../../../money/token-rows/quick-buy-control.tsx'
import { useQuickBuy } from '../../../money/token-rows/use-quick-buy.ts'
import { PausedBadge } from '../../../ui/live-list/pause-line.tsx'
import { trenchesCopy } from '../copy.ts'
import { useView } from '../use-view.ts'
import { FiltersPopover } from './filters-popover.tsx'
import { ListTabs } from './list-tabs.tsx'
import { SafeChip } from './safe-chip.tsx'
import { TokenList } from './token-list.tsx'

export default function TrenchesPanel() {
  const { view, change } = useView()
  const quickBuy = useQuickBuy()
  const [isPaused, setPaused] = useState(false)
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3 @max-narrow/panel:hidden">{trenchesCopy.about}</span>
      </PanelHeadStart>
      <PanelHeadEnd>{isPaused && <PausedBadge />}</PanelHeadEnd>
      <ListTabs view={view} onChange={change}>
        <div className="flex h-12 flex-none items-center gap-2 px-5 @max-narrow/panel:px-4">
          <FiltersPopover
            filters={view.filters}
            onChange={(filters) => change({ filters })}
            isOpen={isFiltering}
            onOpenChange={setFiltering}
          />
          <SafeChip
            window={view.window}
            isOn={view.isSafeFirst}
            onChange={(isSafeFirst) => change({ isSafeFirst, sort: null })}
          />
          <span className="ml-auto @max-narrow/panel:hidden">
            <QuickBuyControl quickBuy={quickBuy} />
          </span>
        </div>
        <TokenList
          view={view}
          onChange={change}
          quickBuy={quickBuy}
          onPaused={setPaused}
          onSearch={() => setFiltering(true)}
        />
        {quickBuy.isOffered && (
          <div className="hidden h-14 flex-none items-center border-t px-4 @max-narrow/panel:flex">
            <QuickBuyControl quickBuy={quickBuy} />
          </div>
        )}
      </ListTabs>
      {quickBuy.dialog}
    </>
  )
}

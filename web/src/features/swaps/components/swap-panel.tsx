import type { ChainId } from '@windhover/core/chains/chain'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { lazy, Suspense, useState } from 'react'
import { useOpenApp } from '../../../lib/open-app.ts'
import { PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { cx } from '../../../ui/cx.ts'
import { PanelBody } from '../../../ui/panel.tsx'
import { SwapCard } from '../card/swap-card.tsx'
import { cardCopy, panelCopy } from '../copy.ts'
import { useSwapFields } from '../form-store.ts'
import { EvmTabs } from './evm-tabs.tsx'
import { NetworkTabs, SWAP_APPS } from './network-tabs.tsx'

// The card can be used before its chart is there.
const PriceStrip = lazy(() => import('../price/price-strip.tsx'))

const chainOf = (app: string | null): ChainId =>
  (Object.keys(SWAP_APPS) as ChainId[]).find((chain) => SWAP_APPS[chain] === app) ?? 'solana'

export default function SwapPanel() {
  const app = useOpenApp()
  // Each network is mounted anew; while the panel closes, the address has forgotten which one it was.
  const [chain] = useState(() => chainOf(app))
  const { vault } = useSelectedVault()
  const { pair } = useSwapFields(chain)
  const isEvm = chain === 'ethereum' || chain === 'bsc'
  const view = (
    <>
      <Suspense fallback={<StripRoom isLow={isEvm} />}>
        <PriceStrip token={pair.buy ?? pair.sell} isLow={isEvm} />
      </Suspense>
      <SwapCard chain={chain} vault={vault} />
    </>
  )
  return (
    <>
      <PanelHeadTitle lead={<ArrowLeftRight size={16} className="flex-none" aria-hidden="true" />}>
        {panelCopy.title}
        <span className="sr-only"> {cardCopy.titles[chain]}</span>
      </PanelHeadTitle>
      <PanelHeadStart>
        <NetworkTabs chain={chain} place="head" className="max-md:hidden @max-narrow/panel:hidden" />
      </PanelHeadStart>
      <PanelBody padded={false} className="flex flex-col">
        <div className="hidden px-4 pt-3 max-md:block @max-narrow/panel:block">
          <NetworkTabs chain={chain} place="body" className="" />
        </div>
        {isEvm ? (
          <EvmTabs chain={chain} vault={vault}>
            {view}
          </EvmTabs>
        ) : (
          view
        )}
      </PanelBody>
    </>
  )
}

/** As high as the strip, so that the card stands still when it comes. */
function StripRoom({ isLow }: { readonly isLow: boolean }) {
  return (
    <div
      className={cx(
        'flex-none border-b max-md:mt-3 max-md:h-13 max-md:border-0 @max-narrow/panel:mt-3 @max-narrow/panel:h-11 @max-narrow/panel:border-0',
        isLow ? 'h-49' : 'h-62',
      )}
    />
  )
}

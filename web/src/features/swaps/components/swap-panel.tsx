import type { ChainId } from '@windhover/core/chains/chain'
import { volatileSide } from '@windhover/core/swaps/volatile-side'
import { lazy, Suspense, useState } from 'react'
import { useOpenApp } from '../../../lib/open-app.ts'
import { PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { PanelBody } from '../../../ui/panel.tsx'
import { SwapCard } from '../card/swap-card.tsx'
import { cardCopy, panelCopy } from '../copy.ts'
import { useSwapFields } from '../form-store.ts'
import { EvmTabs } from './evm-tabs.tsx'
import { NetworkTabs, SWAP_APPS } from './network-tabs.tsx'

// The card can be used before its price is there.
const PriceRow = lazy(() => import('../price/price-row.tsx'))

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
      <Suspense fallback={<div className="mt-3 h-12 flex-none max-md:h-13" />}>
        <PriceRow token={volatileSide(pair)} />
      </Suspense>
      <SwapCard chain={chain} vault={vault} />
    </>
  )
  return (
    <>
      <PanelHeadTitle>
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

import { lazy, Suspense } from 'react'
import { cardCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'

const SlippagePopover = lazy(() => import('./slippage-popover.tsx'))

export function CardHead({ card }: { readonly card: SwapCardState }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-title font-semibold">{cardCopy.titles[card.chain]}</h3>
        <p className="truncate text-caption text-3">{cardCopy.subtitle}</p>
      </div>
      {card.vault !== null && (
        <Suspense fallback={<div className="h-8" />}>
          <SlippagePopover card={card} vaultId={card.vault.tokenId} />
        </Suspense>
      )}
    </div>
  )
}

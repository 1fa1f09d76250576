import type { ChainId } from '@windhover/core/chains/chain'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { openApp } from '../../../lib/open-app.ts'
import { Chip } from '../../../ui/chip.tsx'
import { cardCopy } from '../copy.ts'

type CardHeadProps = { readonly chain: ChainId; readonly slippagePct: number }

export function CardHead({ chain, slippagePct }: CardHeadProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-title font-semibold">{cardCopy.titles[chain]}</h3>
        <p className="truncate text-caption text-3">{cardCopy.subtitle}</p>
      </div>
      <Chip
        icon={<SlidersHorizontal size={14} aria-hidden="true" />}
        title={cardCopy.slippageHint}
        onClick={() => openApp('settings')}
      >
        {cardCopy.slippage(slippagePct)}
      </Chip>
    </div>
  )
}

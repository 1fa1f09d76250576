import { SLIPPAGE_RANGES, slippageBand } from '@windhover/core/settings/slippage'
import { showReceived } from '@windhover/core/swaps/swap-form'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { errorText } from '../../../lib/api/api-error.ts'
import { useChangeSettings } from '../../../lib/settings.ts'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { toast } from '../../../ui/toast.tsx'
import { factCopy, slippageCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { OwnSlippage } from './own-slippage.tsx'

const USUAL = ['0.5', '1', '2', '5'] as const

type SlippagePopoverProps = { readonly card: SwapCardState; readonly vaultId: string }

/** How far the price may move, and what that means in tokens. It is the vault's own setting. */
export default function SlippagePopover({ card, vaultId }: SlippagePopoverProps) {
  const { slippagePct, order } = card
  const change = useChangeSettings(vaultId)
  const save = (swapSlippage: number) => {
    if (swapSlippage === slippagePct) return
    change({ swapSlippage }).catch((error: unknown) =>
      toast.error({ title: errorText(error, slippageCopy.failed) }),
    )
  }
  return (
    <Popover>
      <PopoverTrigger>
        <Chip icon={<SlidersHorizontal size={14} aria-hidden="true" />} disabled={order.isSwapping}>
          {slippageCopy.chip(slippagePct)}
        </Chip>
      </PopoverTrigger>
      <PopoverContent label={slippageCopy.title} align="end" className="w-84 px-4 py-3">
        <h4 className="font-semibold">{slippageCopy.title}</h4>
        <p className="mt-1 text-caption text-2">{slippageCopy.rule}</p>
        <div className="mt-3 flex gap-2">
          <Segment
            stretch
            label={slippageCopy.choices}
            value={String(slippagePct)}
            onValueChange={(value) => save(Number(value))}
            options={USUAL.map((value) => ({ value: value as string, label: `${value}%` }))}
            className="max-md:*:h-11"
          />
          <div className="w-19 flex-none">
            <OwnSlippage saved={slippagePct} max={SLIPPAGE_RANGES.swap.max} onSave={save} />
          </div>
        </div>
        <Caution percent={slippagePct} />
        <dl className="mt-3 border-t pt-2">
          <LeastRow card={card} />
        </dl>
      </PopoverContent>
    </Popover>
  )
}

function LeastRow({ card }: { readonly card: SwapCardState }) {
  const { quote, fields } = card
  const { last } = quote
  return (
    <FactRow label={slippageCopy.least}>
      <span className={cx(quote.quote === null && 'text-3')}>
        {last === null
          ? factCopy.unknown
          : `${showReceived(BigInt(last.terms.minBuyAmountRaw), last.buyDecimals)} ${fields.pair.buy?.symbol ?? ''}`}
      </span>
    </FactRow>
  )
}

function Caution({ percent }: { readonly percent: number }) {
  const band = slippageBand(percent)
  if (band === 'Normal') return null
  return (
    <p className="mt-2 text-caption text-warn">{band === 'Low' ? slippageCopy.low : slippageCopy.high}</p>
  )
}

import type { ChainId } from '@windhover/core/chains/chain'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { type EffectRow, readEffect } from '../../../money/read-effect.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { summaryCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'

/** Before, after and the difference of everything that changes. What comes in is what was simulated, not promised. */
export function EffectRows({ card }: { readonly card: SwapCardState }) {
  const { preview, chain, quote, fields } = card
  const { last } = preview
  if (last === null || !last.succeeds) return null
  const { sell, buy } = fields.pair
  const tokens = [sell, buy].flatMap((side) =>
    side === null ? [] : [{ token: side.address, symbol: side.symbol, decimals: side.decimals }],
  )
  const isOld = quote.quote === null || preview.state === 'pending'
  return (
    <>
      <dl className={cx(isOld && '[&_dd_*]:text-3')}>
        {readEffect(last, tokens).map((row) => (
          <Row key={row.token} chain={chain} row={row} />
        ))}
      </dl>
      {!last.isComplete && <p className="text-caption text-3">{summaryCopy.incomplete}</p>}
    </>
  )
}

function Row({ chain, row }: { readonly chain: ChainId; readonly row: EffectRow }) {
  const { token, symbol, before, after, change } = row
  return (
    <div className="flex min-h-8 items-center gap-2 text-caption">
      <dt className="flex min-w-0 flex-1 items-center gap-2 text-1">
        <TokenMark token={{ chain, address: token, symbol }} size={20} />
        <span className="min-w-0 truncate">{symbol}</span>
      </dt>
      <dd className="num flex min-w-0 flex-wrap items-center justify-end gap-x-2">
        <span className="text-3">{before}</span>
        <ArrowRight size={12} aria-hidden="true" className="flex-none text-3" />
        <VisuallyHidden>becomes</VisuallyHidden>
        <span>{after}</span>
        <span
          className={cx(
            'min-w-19 text-right font-medium',
            change.startsWith('+') ? 'text-up' : change === '0' ? 'text-3' : 'text-down',
          )}
        >
          {change}
        </span>
      </dd>
    </div>
  )
}

import { showAmount } from '@windhover/core/money/show-amount'
import type { FeeView, PreviewView } from '@windhover/core/transactions/contract'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import type { MoneyToken } from '../../../lib/orders/money-token.ts'
import type { Preview } from '../../../lib/orders/use-preview.ts'
import { readEffect } from '../../../money/read-effect.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { BeforeAfter, FactRow } from '../../../ui/fact-row.tsx'
import { Note } from '../../../ui/note.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { effectCopy, sendCopy } from '../copy.ts'

type SimulatedEffectProps = {
  readonly preview: Preview
  readonly tokens: readonly MoneyToken[]
  readonly labelOf?: (token: string, symbol: string) => string
  /** More rows between what is left and the fees: what the other side receives. */
  readonly children?: ReactNode
  /** Last row. */
  readonly end?: ReactNode
}

/** What the network says would happen, before anybody confirms. */
export function SimulatedEffect(props: SimulatedEffectProps) {
  const { preview } = props
  if (preview.state === 'none') return null
  if (preview.state === 'unavailable') {
    return (
      <Note className="mt-3" title={effectCopy.unavailable}>
        {errorText(preview.error)} <TextButton onClick={preview.retry}>{sendCopy.retry}</TextButton>
      </Note>
    )
  }
  const { last } = preview
  if (last !== null && !last.succeeds) {
    return preview.state === 'pending' ? (
      <EffectBox pending />
    ) : (
      <Note tone="down" className="mt-3" title={effectCopy.failed}>
        {last.reason}
      </Note>
    )
  }
  return <EffectBox {...props} effect={last} pending={preview.state === 'pending'} />
}

type Works = Extract<PreviewView, { succeeds: true }>
type EffectBoxProps = Partial<SimulatedEffectProps> & {
  readonly effect?: Works | null
  readonly pending: boolean
}

function EffectBox({ effect = null, pending, tokens = [], labelOf, children, end }: EffectBoxProps) {
  return (
    <section aria-label={effectCopy.title} className="mt-3 rounded-sm border bg-inset px-3 py-2.5">
      <div className="flex h-6 items-center justify-between">
        <h3 className="text-caption font-medium text-1">{effectCopy.title}</h3>
        {pending ? (
          <Badge icon={<Spinner size={11} />}>{effectCopy.simulating}</Badge>
        ) : (
          <Badge tone="up" icon={<Check size={12} className="stroke-[2.5]" aria-hidden="true" />}>
            {effectCopy.simulated}
          </Badge>
        )}
      </div>
      {effect !== null && (
        <dl className={cx(pending && 'opacity-60')}>
          {readEffect(effect, tokens).map(({ token, symbol, before, after }) => (
            <FactRow key={token} label={labelOf?.(token, symbol) ?? effectCopy.vault}>
              <BeforeAfter before={before} after={after} symbol={symbol} />
            </FactRow>
          ))}
          {children}
          {effect.fees.map((fee) => (
            <FeeRow key={`${fee.kind}-${fee.token}`} fee={fee} />
          ))}
          {end}
        </dl>
      )}
      {effect !== null && !effect.isComplete && (
        <p className="text-caption text-warn">{effectCopy.incomplete}</p>
      )}
    </section>
  )
}

/** Fees are small: six digits would show many of them as nothing. */
const FEE_DIGITS = 9

function FeeRow({ fee }: { fee: FeeView }) {
  return (
    <FactRow label={effectCopy.fee[fee.kind]}>
      {showAmount(BigInt(fee.amountRaw), fee.decimals, FEE_DIGITS)} {fee.symbol}{' '}
      <span className="text-3">{formatUsd(fee.amountUsd)}</span>
    </FactRow>
  )
}

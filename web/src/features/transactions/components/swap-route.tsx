import type { ChainId } from '@windhover/core/chains/chain'
import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import type { IntentView } from '@windhover/core/transactions/contract'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { receiptCopy } from '../copy.ts'
import { type RouteStep, readRoute } from '../read-route.ts'

export function SwapRoute({ view }: { view: IntentView }) {
  const steps = readRoute(view)
  if (steps.length === 0) return null
  const { chain } = view.intent
  return (
    <div className="min-w-0">
      <h4 className="text-caption text-3">{receiptCopy.route(steps.length)}</h4>
      <ol>
        {steps.map((step) => (
          <li
            key={step.key}
            className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 py-1 text-caption text-1"
          >
            <StepToken chain={chain} {...step.from} />
            <ArrowRight size={12} aria-hidden="true" className="text-3" />
            <VisuallyHidden>{receiptCopy.to}</VisuallyHidden>
            <StepToken chain={chain} {...step.to} />
            <span className="num ml-auto min-w-0 text-right wrap-anywhere text-3">
              {[step.label, step.share].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function StepToken({ chain, token, symbol }: { chain: ChainId } & RouteStep['from']) {
  const mark =
    token === 'native' ? (
      <ChainLogo chain={chain} size={16} />
    ) : (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawTokenLogo({ symbol, address: token, lettersMax: 1 }))}`}
        alt=""
        width={16}
        height={16}
        className="block flex-none rounded-full"
      />
    )
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {mark}
      <span className="wrap-anywhere">{symbol}</span>
    </span>
  )
}

import type { ChainId } from '@windhover/core/chains/chain'
import type { IntentView } from '@windhover/core/transactions/contract'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
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
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <TokenMark token={{ chain, address: token, symbol }} size={16} />
      <span className="wrap-anywhere">{symbol}</span>
    </span>
  )
}

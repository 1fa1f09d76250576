import { PROVIDER_LABELS, PROVIDERS, whyNotOffered } from '@windhover/core/swaps/venues'
import { Segment } from '../../../ui/segment.tsx'
import { providerCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'

type ProviderChoiceProps = { readonly chain: 'ethereum' | 'bsc'; readonly card: SwapCardState }

/** What is not offered on a chain stays visible and says why (decision D11). */
export function ProviderChoice({ chain, card }: ProviderChoiceProps) {
  const reasons = PROVIDERS.map((provider) => whyNotOffered(chain, provider)).filter(Boolean)
  return (
    <div className="mb-3">
      <div className="flex items-center justify-between gap-3">
        <span className="text-caption text-3">{providerCopy.label}</span>
        <Segment
          size="sm"
          label={providerCopy.label}
          value={card.fields.provider}
          onValueChange={card.choose}
          options={PROVIDERS.map((value) => ({
            value,
            label: PROVIDER_LABELS[value],
            disabled: whyNotOffered(chain, value) !== null || card.order.isSwapping,
          }))}
        />
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 text-right text-micro text-3">
          {reason}
        </p>
      ))}
    </div>
  )
}

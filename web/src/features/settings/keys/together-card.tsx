import { Card, CardHead } from '../../../ui/card.tsx'
import { useSafety } from '../api/change-safety.ts'
import { safetyCopy, showUsd } from '../safety-copy.ts'
import { keysCopy } from './keys-copy.ts'
import { UsageMeter } from './usage-meter.tsx'

/** Whatever a device was lent, the limits of the vault hold above it. They are changed beside, under Limits. */
export function TogetherCard({ vaultId }: { readonly vaultId: string }) {
  const safety = useSafety(vaultId).data
  if (safety === undefined) return null
  const { policy, spent24hUsd, largest24hUsd } = safety
  return (
    <Card as="section" aria-label={keysCopy.together}>
      <CardHead
        title={keysCopy.together}
        end={<span className="text-right text-caption text-3">{safetyCopy.limitsRule}</span>}
      />
      <div className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 @max-narrow/panel:grid-cols-1 max-md:grid-cols-1">
        <UsageMeter
          label={safetyCopy.perTransaction}
          figure={showUsd(policy.perTransactionUsd)}
          used={largest24hUsd}
          limit={policy.perTransactionUsd}
        />
        <UsageMeter
          label={safetyCopy.rolling}
          figure={keysCopy.of(showUsd(spent24hUsd), showUsd(policy.rolling24hUsd))}
          used={spent24hUsd}
          limit={policy.rolling24hUsd}
        />
      </div>
    </Card>
  )
}

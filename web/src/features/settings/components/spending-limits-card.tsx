import type { SafetyView } from '@windhover/core/safety/contract'
import { Card, CardHead } from '../../../ui/card.tsx'
import { safetyCopy, showUsd } from '../safety-copy.ts'
import { LimitField } from './limit-field.tsx'
import { LimitMeter } from './limit-meter.tsx'
import { WaitingRaises } from './waiting-raises.tsx'

export function SpendingLimitsCard({ safety }: { safety: SafetyView }) {
  const { policy, spent24hUsd, largest24hUsd, vaultId } = safety
  const leftUsd = Math.max(0, policy.rolling24hUsd - spent24hUsd)
  const percent = Math.floor((largest24hUsd / policy.perTransactionUsd) * 100)
  return (
    <Card as="section" aria-label={safetyCopy.limitsTitle}>
      <CardHead
        title={safetyCopy.limitsTitle}
        end={<span className="text-caption text-3">{safetyCopy.limitsRule}</span>}
      />
      <p className="mt-1 text-caption text-3">{safetyCopy.limitsHint}</p>
      <div className="mt-4 grid grid-cols-2 gap-x-8 gap-y-5 @max-narrow/panel:grid-cols-1 max-md:grid-cols-1">
        <div className="min-w-0">
          <LimitField
            vaultId={vaultId}
            limit="perTransactionUsd"
            held={policy.perTransactionUsd}
            title={safetyCopy.perTransaction}
            field={safetyCopy.perTransactionField}
            hint={largest24hUsd === 0 ? safetyCopy.largestNone : safetyCopy.largest(showUsd(largest24hUsd))}
          />
          <LimitMeter
            label={safetyCopy.perTransaction}
            usedUsd={largest24hUsd}
            limitUsd={policy.perTransactionUsd}
            start={safetyCopy.ofLimit(percent)}
            end={safetyCopy.lastDay}
          />
        </div>
        <div className="min-w-0">
          <LimitField
            vaultId={vaultId}
            limit="rolling24hUsd"
            held={policy.rolling24hUsd}
            title={safetyCopy.rolling}
            field={safetyCopy.rollingField}
            hint={safetyCopy.rollingHint}
          />
          <LimitMeter
            label={safetyCopy.rolling}
            usedUsd={spent24hUsd}
            limitUsd={policy.rolling24hUsd}
            start={safetyCopy.used(showUsd(spent24hUsd))}
            end={leftUsd === 0 ? safetyCopy.overBy : safetyCopy.left(showUsd(leftUsd))}
          />
        </div>
      </div>
      <WaitingRaises safety={safety} limits={['perTransactionUsd', 'rolling24hUsd']} />
    </Card>
  )
}

import type { SafetyView } from '@windhover/core/safety/contract'
import type { PolicyView } from '@windhover/core/signing/sign-contract'
import type { FeatureParts } from '../../composition/feature.ts'

export async function readSafety(
  { signer }: Pick<FeatureParts, 'signer'>,
  vaultId: string,
): Promise<SafetyView> {
  return toSafetyView(await signer.getPolicy(vaultId))
}

export function toSafetyView(held: PolicyView): SafetyView {
  const { vaultId, policy, spent24hUsd, largest24hUsd } = held
  return {
    vaultId,
    policy,
    spent24hUsd,
    largest24hUsd,
    raises: held.raises.map(({ limit, value, requestedAtMs, startsAtMs }) => ({
      limit,
      value,
      requestedAt: new Date(requestedAtMs).toISOString(),
      startsAt: new Date(startsAtMs).toISOString(),
    })),
  }
}

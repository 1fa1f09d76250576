import type { SafetyView } from '@windhover/core/safety/contract'
import { roundToCents } from '@windhover/core/safety/limits'
import type { Raise } from '@windhover/core/safety/plan-change'
import type { PolicyView } from '@windhover/core/signing/sign-contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { listRaises } from './raise-store.ts'

export async function readSafety(
  { db, signer }: Pick<FeatureParts, 'db' | 'signer'>,
  vaultId: string,
): Promise<SafetyView> {
  const [held, raises] = await Promise.all([signer.getPolicy(vaultId), listRaises(db, BigInt(vaultId))])
  return toSafetyView(held, raises)
}

export function toSafetyView(held: PolicyView, raises: readonly Raise[]): SafetyView {
  const { vaultId, policy, spent24hUsd, largest24hUsd } = held
  return {
    vaultId,
    policy: roundToCents(policy),
    spent24hUsd,
    largest24hUsd,
    raises: raises.map(({ limit, value, requestedAtMs, startsAtMs }) => ({
      limit,
      value,
      requestedAt: new Date(requestedAtMs).toISOString(),
      startsAt: new Date(startsAtMs).toISOString(),
    })),
  }
}

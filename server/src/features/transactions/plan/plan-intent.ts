import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { PlannedAction } from '../../../ports/chain.ts'
import type { Plan } from '../../../ports/intent-plan.ts'
import { findOwnVault } from '../../vaults/index.ts'
import type { IntentRow } from '../stores/intent-store.ts'
import type { StoredFee } from '../tables.ts'

export type PlanParts = Pick<
  FeatureParts,
  'chains' | 'wrappings' | 'hederaAccounts' | 'swapVenues' | 'planOf' | 'config'
>

export async function planIntent(parts: PlanParts, intent: Intent, owner: string): Promise<Plan> {
  return await parts.planOf(intent).plan(parts, intent, owner)
}

/**
 * The action that comes next when `done` of `total` are in the chain. A plan made later may leave out what has been done
 * (a token that is accepted by now), so it is counted from its end.
 */
export function pickAction(
  actions: readonly PlannedAction[],
  progress: { done: number; total: number },
): { action: PlannedAction; chainNonce: number | null } {
  const action = actions.at(progress.done - progress.total)
  const [first] = actions
  if (action === undefined || first === undefined) throw chainErrors.rejected()
  return { action, chainNonce: 'nonce' in first ? first.nonce : null }
}

/** What the operator takes, and to whom; null where it takes nothing or the deployment names nobody to take it. */
export function planServiceFee(parts: Pick<PlanParts, 'config'>, intent: Intent): StoredFee | null {
  const fee = kindOf(intent).serviceFee(intent)
  const to = parts.config.hederaFeeAccount
  return fee === null || to === null ? null : { ...fee, amountRaw: `${fee.amountRaw}`, to }
}

const OWNERS: Readonly<Record<ChainId, (vault: VaultView) => string>> = {
  solana: (vault) => vault.publicKey,
  ethereum: (vault) => vault.ethAddress,
  bsc: (vault) => vault.ethAddress,
  hedera: (vault) => vault.ethAddress,
}

export function ownerOn(chain: ChainId, vault: VaultView): string {
  return OWNERS[chain](vault)
}

/** The operator's fee is the last action of a plan that has one. */
export function isServiceFeeStep(
  { serviceFee, stepsTotal }: Pick<IntentRow, 'serviceFee' | 'stepsTotal'>,
  step: number,
): boolean {
  return serviceFee !== null && step > 0 && step + 1 === stepsTotal
}

export async function readOwner(db: FeatureParts['db'], row: IntentRow): Promise<string> {
  const vault = await findOwnVault(db, { userId: row.userId, vaultId: row.vaultId.toString() })
  return ownerOn(row.chain, vault)
}

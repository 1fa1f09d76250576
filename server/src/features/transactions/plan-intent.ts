import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import type { Intent, IntentType } from '@windhover/core/transactions/intent'
import { serviceFeeOf } from '@windhover/core/transactions/service-fee'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import type { PlannedAction } from '../../ports/chain.ts'
import type { VenueQuote } from '../../ports/swap-venue.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { IntentRow } from './intent-store.ts'

export type PlanParts = Pick<
  FeatureParts,
  'chains' | 'wrappings' | 'hederaAccounts' | 'swapVenues' | 'config'
>

export type Plan = {
  /** In the order in which they must be mined. */
  readonly actions: readonly PlannedAction[]
  /** Of a swap: what the venue promises with them. */
  readonly quote?: VenueQuote
}

/** The actions of an intent, built from the chain as it stands now. */
type Planner<Type extends IntentType> = (
  parts: PlanParts,
  intent: Extract<Intent, { type: Type }>,
  owner: string,
) => Promise<Plan>

/** Total: a new type of intent does not compile until somebody says how it is done. */
const PLANNERS: { readonly [Type in IntentType]: Planner<Type> } = {
  transfer: async ({ chains }, { chain, to, token, amountRaw }, from) => ({
    actions: [await chains[chain].buildTransfer({ from, to, token, amountRaw: BigInt(amountRaw) })],
  }),
  wrap: async ({ wrappings }, { chain, amountRaw }, owner) => ({
    actions: await wrappings[chain].buildWrap({ owner, amountRaw: BigInt(amountRaw) }),
  }),
  unwrap: async ({ wrappings }, { chain, amountRaw }, owner) => ({
    actions: await wrappings[chain].buildUnwrap({
      owner,
      amountRaw: amountRaw === 'all' ? amountRaw : BigInt(amountRaw),
    }),
  }),
  associate: async ({ hederaAccounts }, { token }, owner) => ({
    actions: [await hederaAccounts.buildAssociate({ owner, token })],
  }),
  swap: ({ swapVenues }, { venue, chain, sellToken, buyToken, slippageBps, ...amounts }, owner) =>
    swapVenues[venue].build({
      chain,
      owner,
      sellToken,
      buyToken,
      slippageBps,
      sellAmountRaw: BigInt(amounts.sellAmountRaw),
      minBuyAmountRaw: BigInt(amounts.minBuyAmountRaw),
    }),
}

export async function planIntent(parts: PlanParts, intent: Intent, owner: string): Promise<Plan> {
  const plan = PLANNERS[intent.type] as Planner<IntentType>
  return await plan(parts, intent, owner)
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

/** What the house takes, and to whom; null where it takes nothing or the deployment names nobody to take it. */
export function planServiceFee(
  parts: Pick<PlanParts, 'config'>,
  intent: Intent,
): { readonly token: string; readonly amountRaw: bigint; readonly to: string } | null {
  const fee = serviceFeeOf(intent)
  const to = parts.config.hederaFeeAccount
  return fee === null || to === null ? null : { ...fee, to }
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

/** The fee of the house is the last action of a plan that has one. */
export function isServiceFeeStep(
  parts: Pick<PlanParts, 'config'>,
  row: Pick<IntentRow, 'body' | 'stepsTotal'>,
  step: number,
): boolean {
  return step > 0 && step + 1 === row.stepsTotal && planServiceFee(parts, row.body) !== null
}

export async function readOwner(db: FeatureParts['db'], row: IntentRow): Promise<string> {
  const vault = await findOwnVault(db, { userId: row.userId, vaultId: row.vaultId.toString() })
  return ownerOn(row.chain, vault)
}

import type { Attestation } from '@windhover/core/authority/facts'
import type { Approval, SignRequest } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { evmAction } from '@windhover/testkit/sign-requests'
import { madeEvmAddress, madeId } from '../../chaos/made-addresses.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'

export type TransferIntent = Extract<Intent, { type: 'transfer' }>
/** A payment as its owner approved it, ready to be signed. */
export type Genuine = SignRequest & {
  readonly intent: TransferIntent
  readonly action: ReturnType<typeof evmAction>
  readonly approval: Approval
}

/** The smallest payment there is, so that no limit says no before the approval does. */
export function makeGenuine(
  world: World,
  given: {
    readonly victim: Victim
    readonly name: string
    readonly nonce: number
    readonly facts: readonly Attestation[]
  },
): Genuine {
  const { victim, name, nonce, facts } = given
  const to = madeEvmAddress(`${name}/friend`)
  const intent: TransferIntent = {
    id: madeId(name),
    vaultId: victim.vaultId,
    type: 'transfer',
    chain: 'ethereum',
    token: 'native',
    to,
    amountRaw: '1',
  }
  const action = evmAction({ to, valueWei: '1', nonce })
  return { intent, action, approval: world.approve(victim, intent), step: 0, epoch: 0, facts: [...facts] }
}

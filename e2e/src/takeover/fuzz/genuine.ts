import type { Attestation } from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
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
  readonly approval: SignedStatement
}

/** The two bodies of a payment: what the signer is told first, and what it is asked for then. */
export type Bodies = { readonly told: string; readonly asked: string }

export function bodiesOf({ approval: signed, ...request }: Genuine): Bodies {
  return { told: JSON.stringify({ intent: request.intent, signed }), asked: JSON.stringify(request) }
}

/** The smallest payment there is, so that no limit says no before the approval does. */
export async function makeGenuine(
  world: World,
  given: {
    readonly victim: Victim
    readonly name: string
    readonly nonce: number
    readonly facts: readonly Attestation[]
  },
): Promise<Genuine> {
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
  const approval = await world.approve(victim, intent)
  return { intent, action, approval, step: 0, epoch: 0, facts: [...facts] }
}

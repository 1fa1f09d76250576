import { approvalOf } from '@windhover/core/authority/approve-intent'
import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import type { Attestation } from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import type { OwnerKey } from '@windhover/testkit/owner-keys'
import { swapOf } from '@windhover/testkit/sample-facts'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { madeEvmAddress, madeId } from '../../chaos/made-addresses.ts'
import { DAI, nowSec, USDC } from '../attacks/order.ts'
import type { Line } from './lines.ts'

const MINUTES_SEC = 600

type Payer = {
  readonly vaultId: string
  readonly name: string
  readonly nonce: number
  readonly facts: readonly Attestation[]
}

/** Whether a payment of almost nothing is signed by what a key has approved. */
export async function tryPaying(
  { tell, sign }: Line,
  { vaultId, name, nonce, facts }: Payer,
  approve: (intent: Intent) => Promise<SignedStatement>,
): Promise<boolean> {
  const to = madeEvmAddress(name)
  const intent = transferOf({ id: madeId(name), vaultId, chain: 'ethereum', to, amountRaw: '1' })
  await tell(JSON.stringify({ intent, signed: await approve(intent) }))
  const action = evmAction({ to, valueWei: '1', nonce })
  return (await sign(JSON.stringify({ intent, action, step: 0, epoch: 0, facts }))).bytes !== null
}

/** The same as the owner, where the key were a root. */
export const asRoot =
  ({ say }: Pick<OwnerKey, 'say'>) =>
  (intent: Intent) =>
    say({ ...approvalOf(intent, Date.now()), kind: 'root-approval' }, { intent })

/** Whether a trade is signed that only this envelope could allow. */
export async function tryTrading(
  { ask, sign }: Line,
  { vaultId, name, nonce, facts, evm }: Payer & { readonly evm: string },
  envelope: string,
): Promise<boolean> {
  const pair = swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: DAI })
  const intent = { ...pair, id: madeId(name), vaultId }
  await ask('POST', AUTHORITY_PATHS.executions, JSON.stringify({ intent, envelope }))
  const order = {
    ...SAMPLE_ORDER,
    swapper: evm,
    nonce: String(nonce),
    deadline: nowSec() + MINUTES_SEC,
    outputs: SAMPLE_ORDER.outputs.map((each) => ({ ...each, recipient: evm })),
  }
  const action = { chain: 'ethereum', order }
  return (await sign(JSON.stringify({ intent, action, step: 0, epoch: 0, facts }))).bytes !== null
}

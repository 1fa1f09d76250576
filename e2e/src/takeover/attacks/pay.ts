import { randomInt } from 'node:crypto'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { held, moved, type Outcome } from '../attack.ts'
import type { Asked, Attacker, ChainName, EvmChainName } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'

const COIN = 10n ** 18n
/** A hundredth of a coin. */
export const SMALL = COIN / 100n
export const LARGE = COIN / 2n
/** Well above what the practice world asks for. */
const FEES = { maxFeePerGasWei: '100000000000', maxPriorityFeePerGasWei: '1000000000' } as const

export type Payment = { readonly to: string; readonly amountRaw: bigint; readonly chain?: EvmChainName }

export function paymentIntent(victim: Victim, { to, amountRaw, chain = 'ethereum' }: Payment) {
  return transferOf({ vaultId: victim.vaultId, chain, to, amountRaw: `${amountRaw}` })
}

/** The bytes of a payment out of a vault, at its next nonce or at one further on. */
export async function paymentAction(
  attacker: Attacker,
  victim: Victim,
  { to, amountRaw, chain = 'ethereum', ahead = 0 }: Payment & { readonly ahead?: number },
) {
  const nonce = (await attacker.nonceOf(chain, victim.evm)) + ahead
  return evmAction({ chain, to, valueWei: String(amountRaw), nonce, ...FEES })
}

export async function solanaPaymentAction(
  attacker: Attacker,
  victim: Victim,
  { to, amountRaw }: { to: string; amountRaw: bigint },
) {
  const instructions = [solTransfer({ from: victim.solana, to, amountRaw })]
  return solanaAction({ feePayer: victim.solana, instructions, blockhash: await attacker.blockhash() })
}

export function requestOf(asked: Pick<Asked, 'intent' | 'action' | 'approval'> & Partial<Asked>): Asked {
  return { step: 0, epoch: 0, ...asked }
}

/** Has it signed, hands it to the chain and waits for it; answers with why nothing came of it, or null. */
export async function signAndSend(attacker: Attacker, world: World, request: Asked): Promise<string | null> {
  const { bytes, why } = await attacker.sign(request)
  if (bytes === null) return why
  const chain: ChainName = request.action.chain
  const transactionId = await attacker.send(chain, bytes)
  if (transactionId === null) return 'signed, but the chain does not take it'
  return (await world.oracle.hasLanded(chain, transactionId)) ? null : 'signed, but it failed in the chain'
}

/** Whether an address that nobody ever paid has more than its owner was ever willing to give it. */
export async function judgePaid(
  world: World,
  paid: { chain: ChainName; to: string; approvedRaw?: bigint; why: string | null },
): Promise<Outcome> {
  const { chain, to, approvedRaw = 0n, why } = paid
  const balance = await world.oracle.balanceOf(chain, to)
  if (balance > approvedRaw) return moved(`${balance - approvedRaw} of ${chain} beyond what was approved`)
  return held(why ?? 'nothing arrived')
}

/** One payment that nobody approved, or not so: signed, sent and looked for. */
export async function tryPayment(
  attacker: Attacker,
  world: World,
  asked: {
    readonly victim: Victim
    readonly payment: Payment
    readonly approve: (intent: Intent) => Promise<SignedStatement>
    readonly request?: Partial<Asked>
    /** What the bytes do in place of what the intent says. */
    readonly bytes?: Partial<Payment>
  },
): Promise<Outcome> {
  const { victim, payment } = asked
  const intent = paymentIntent(victim, payment)
  const approval = await asked.approve(intent)
  const done = { ...payment, ...asked.bytes }
  const action = await paymentAction(attacker, victim, done)
  const why = await signAndSend(attacker, world, requestOf({ intent, approval, action, ...asked.request }))
  return await judgePaid(world, { chain: done.chain ?? 'ethereum', to: done.to, why })
}

/**
 * Has a payment of almost nothing signed and looks into the ledger, without a chain; answers with why it was refused, or
 * null where the ledger has it.
 */
export async function tryBeingSigned(
  attacker: Attacker,
  world: World,
  asked: {
    readonly vaultId: string
    readonly approve: (intent: Intent) => Promise<SignedStatement>
  },
): Promise<string | null> {
  const { vaultId, approve } = asked
  const before = await world.oracle.signaturesOf(vaultId)
  const to = world.stranger('evm')
  const intent = transferOf({ vaultId, chain: 'ethereum', to, amountRaw: '1' })
  const action = evmAction({ to, valueWei: '1', nonce: randomInt(2 ** 40) })
  const { why } = await attacker.sign(requestOf({ intent, action, approval: await approve(intent) }))
  return (await world.oracle.signaturesOf(vaultId)) > before ? null : why
}

/** The genuine version of what is attacked: where not even that works, the attack proves nothing. */
export async function requireSigned(what: string, tried: Promise<string | null>): Promise<void> {
  const why = await tried
  if (why !== null) throw new Error(`${what}: ${why}`)
}

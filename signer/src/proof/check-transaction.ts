import { keccak_256 } from '@noble/hashes/sha3.js'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { PaymentRecord, ProvenTransaction, SignedSlot } from '@windhover/core/authority/proof-file'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { fromBase64, fromHex, sha256, toHex, verifyEd25519 } from '#primitives'
import { recoverAddress } from '../authority/recover-address.ts'
import { decodeEvmCall } from '../decode/evm/decode-call.ts'
import { evmAddress } from '../decode/evm/evm-address.ts'
import { decodeSolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { solanaKey } from '../decode/solana/programs.ts'
import { planAction } from '../match/plan-action.ts'
import type { Signature, SigningPlan } from '../match/signing-plan.ts'
import { readEvmTransaction } from './read-evm-transaction.ts'

type Read = { readonly action: SignableAction; readonly signature: Signature }

/**
 * Whether these bytes do what the intent says and nothing else, are signed by the vault's own key, and are among those
 * that the signer has on record. Answers with their place there; throws what is wrong.
 */
export function checkTransaction(
  transaction: ProvenTransaction,
  { record, intent }: { record: PaymentRecord; intent: Intent },
): SignedSlot {
  const { vault, slots, world } = record
  const chainIds = NETWORKS[world]
  const read = readTransaction(transaction)
  const owner = transaction.chain === 'solana' ? solanaKey(vault.solana) : vault.evm
  const planAt = (nowMs: number) =>
    planAction({ intent, step: 0, action: read.action, owner, chainIds, ...operatorOf(read.action), nowMs })
  const plan = planAt(Math.max(...slots.map(({ signedAt }) => signedAt)))
  const digest = toHex(sha256(plan.message))
  const slot = slots.find(
    (each) =>
      each.digest === digest &&
      each.chain === transaction.chain &&
      each.slot === plan.slot &&
      each.role === plan.role,
  )
  if (slot === undefined) throw new Error('the signer has no record of these bytes')
  planAt(slot.signedAt)
  requireSigned(plan, read, owner)
  const written = plan.finish(read.signature)
  const signed = 'order' in transaction ? transaction.signature : transaction.signedTransaction
  if (written.signedTransaction !== signed) throw new Error('the bytes are written in another way')
  if (written.transactionId !== transaction.id) throw new Error('the bytes have another id')
  return slot
}

const SIGNATURE_BYTES = 64
const RECOVERY_BASE = 27

function readTransaction(transaction: ProvenTransaction): Read {
  if ('order' in transaction) {
    const { chain, order, signature } = transaction
    const bytes = fromHex(signature.slice(2))
    const recovery = (bytes[SIGNATURE_BYTES] ?? 0) - RECOVERY_BASE
    return { action: { chain, order }, signature: { bytes: bytes.subarray(0, SIGNATURE_BYTES), recovery } }
  }
  const { chain, signedTransaction } = transaction
  if (chain !== 'solana') return readEvmTransaction(chain, signedTransaction)
  const [bytes] = decodeSolanaTransaction(fromBase64(signedTransaction)).signatures
  if (bytes === undefined) throw new Error('nobody has signed it')
  return { action: { chain, transactionBase64: signedTransaction }, signature: { bytes, recovery: 0 } }
}

/**
 * Whose contract settles a swap, who completes an order and who collects the operator's fee is on lists of the signer and
 * no word of the owner: here they are what the bytes say.
 */
function operatorOf(action: SignableAction): {
  settlers: readonly string[]
  cosigners: readonly string[]
  feeAccount: string | null
} {
  const cosigners = 'order' in action ? [evmAddress(action.order.cosigner)] : []
  if (!('to' in action)) return { settlers: [], cosigners, feeAccount: null }
  const call = decodeEvmCall(action.data)
  const settlers = call.kind === 'settle' ? [call.target] : []
  if (call.kind === 'transfer') return { settlers, cosigners, feeAccount: call.to }
  return { settlers, cosigners, feeAccount: call.kind === 'plain' ? action.to : null }
}

function requireSigned({ message }: SigningPlan, { action, signature }: Read, owner: string): void {
  const isOwn =
    action.chain === 'solana'
      ? isSignedByAll(action.transactionBase64)
      : recoverAddress(keccak_256(message), signature.bytes, signature.recovery) === owner
  if (!isOwn) throw new Error('the bytes are not signed by the key of the vault')
}

/** The owner is the first signer. Whoever else has to sign may not have done so yet, and otherwise did. */
function isSignedByAll(transactionBase64: string): boolean {
  const { accounts, message, signatures } = decodeSolanaTransaction(fromBase64(transactionBase64))
  return signatures.every((signature, place) => {
    const isOpen = place > 0 && signature.every((byte) => byte === 0)
    return isOpen || verifyEd25519(fromHex(accounts[place] ?? ''), message, signature)
  })
}

import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { Intent, IntentType } from '@windhover/core/transactions/intent'
import { hederaAddress } from '../decode/evm/evm-address.ts'
import { matches, Refusal, understood } from '../decode/refusal.ts'
import { decodeSolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { base58Text } from '../sign/base58-text.ts'
import { planEvm } from './match-evm.ts'
import { matchSolana } from './match-solana.ts'
import { planOrder } from './plan-order.ts'
import type { Signature, SigningPlan, UnaccountedPlan } from './signing-plan.ts'

export type PlanInput = {
  readonly intent: Intent
  readonly step: number
  readonly action: SignableAction
  /** Key of the vault whose intent it is: in hex for Solana, a lower-case address elsewhere. */
  readonly owner: string
  /** Address that collects the house's share on Hedera; null where it takes none. */
  readonly feeAccount: string | null
  /** Contracts of 0x that may settle a swap, in lower case; none where the list is empty. */
  readonly settlers: readonly string[]
  readonly nowMs: number
}

/** The one gate: decodes the bytes, compares them with the intent, and answers with what may be signed. Or throws. */
export function planAction(input: PlanInput): SigningPlan {
  const { intent, action } = input
  matches(intent.chain === action.chain, 'another chain')
  requireBoundedSlippage(intent)
  const plan = planByKind(input)
  // What prepares, and the house's share, follow from what was allowed already: no limit of their own.
  const isMain = plan.role === 'main'
  return { ...plan, spends: isMain && SPENDS[intent.type], recipient: isMain ? recipientOf(intent) : null }
}

/** Wrapping and accepting leave everything with its owner. */
const SPENDS: Readonly<Record<IntentType, boolean>> = {
  transfer: true,
  swap: true,
  wrap: false,
  unwrap: false,
  associate: false,
}

function planByKind(input: PlanInput): UnaccountedPlan {
  const { action } = input
  if (action.chain === 'solana') return planSolana(input, action)
  return 'order' in action ? planOrder({ ...input, order: action.order }) : planEvm({ ...input, action })
}

/** However it was approved: who gives away more than this part of what was shown is being robbed. */
const LOSS_MAX_PCT = 40n

function requireBoundedSlippage(intent: Intent): void {
  if (intent.type !== 'swap') return
  const least = BigInt(intent.quotedBuyAmountRaw) * (100n - LOSS_MAX_PCT)
  if (BigInt(intent.minBuyAmountRaw) * 100n < least) {
    throw new Refusal('slippageTooWide', 'the least is far below what was shown')
  }
}

function planSolana(
  { intent, step, owner }: PlanInput,
  action: Extract<SignableAction, { chain: 'solana' }>,
): UnaccountedPlan {
  const wire = Buffer.from(action.transactionBase64, 'base64')
  understood(wire.toString('base64') === action.transactionBase64, 'not base64')
  const transaction = decodeSolanaTransaction(wire)
  matchSolana({ intent, transaction, owner })
  const place = transaction.accounts.indexOf(owner)
  return {
    message: transaction.message,
    finish: (signature) => finishSolana(wire, place, signature),
    role: 'main',
    slot: `${intent.id.toLowerCase()}:${step}`,
  }
}

const SIGNATURE_BYTES = 64

/**
 * Into the owner's own place behind the count, which is one byte for as many signatures as fit into a transaction. The
 * places of others stay as they were. The first signature names the transaction, and the owner's is the first.
 */
function finishSolana(wire: Buffer, place: number, { bytes }: Signature) {
  bytes.copy(wire, 1 + place * SIGNATURE_BYTES)
  return { signedTransaction: wire.toString('base64'), transactionId: base58Text(bytes) }
}

/** In one spelling, so that nobody is new because of capital letters. */
function recipientOf(intent: Intent): string | null {
  if (intent.type !== 'transfer') return null
  return intent.chain === 'solana' ? intent.to : hederaAddress(intent.to)
}

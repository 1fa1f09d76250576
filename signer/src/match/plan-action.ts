import type { EvmChainIds } from '@windhover/core/chains/networks'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { fromBase64, fromHex, sha256, toBase64, toHex } from '#primitives'
import { matches, Refusal, understood } from '../decode/refusal.ts'
import { decodeSolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { base58Text } from '../sign/base58-text.ts'
import { rulesOf } from './find-rules.ts'
import { inflowsOf, recipientOf } from './intent-flows.ts'
import { planEvm } from './match-evm.ts'
import { matchSolana } from './match-solana.ts'
import type { Signature, SigningPlan, UnaccountedPlan } from './signing-plan.ts'

export type PlanInput = {
  readonly intent: Intent
  readonly step: number
  readonly action: SignableAction
  /** Key of the vault whose intent it is: in hex for Solana, a lower-case address elsewhere. */
  readonly owner: string
  /** Address that collects the operator's fee on Hedera; null where it takes none. */
  readonly feeAccount: string | null
  /** Contracts of 0x that may settle a swap, in lower case; none where the list is empty. */
  readonly settlers: readonly string[]
  /** Who may complete an order of Uniswap X, in lower case; nobody where the list is empty. */
  readonly cosigners: readonly string[]
  /** Ids of the chains that this signer signs for: a signature is good on no other. */
  readonly chainIds: EvmChainIds
  readonly nowMs: number
}

/** The one gate: decodes the bytes, compares them with the intent, and answers with what may be signed. Or throws. */
export function planAction(input: PlanInput): SigningPlan {
  const { intent, action } = input
  matches(intent.chain === action.chain, 'another chain')
  requireBoundedLoss(intent)
  const { outflows: all, costs, ...plan } = planByKind(input)
  const isMain = plan.role === 'main'
  // Where everything stays with its owner, its cost does not.
  const outflows = isMain && !kindOf(intent).spends ? costs : all
  return {
    ...plan,
    outflows,
    spends: outflows.some(({ amountRaw }) => amountRaw > 0n),
    recipient: isMain ? recipientOf(intent) : null,
    inflows: isMain ? inflowsOf(intent) : [],
  }
}

function planByKind(input: PlanInput): UnaccountedPlan {
  const { action } = input
  if (action.chain === 'solana') return planSolana(input, action)
  if (!('order' in action)) return planEvm({ ...input, action })
  const plan = rulesOf(input.intent).order
  matches(plan !== null, 'an order for something else')
  return plan({ ...input, order: action.order })
}

/** However it was approved: who gives away more than this part of what was shown is being robbed. */
const LOSS_MAX_PCT = 40n

function requireBoundedLoss(intent: Intent): void {
  for (const { amountRaw, leastRaw } of kindOf(intent).inflows(intent)) {
    if (amountRaw === null || leastRaw === null) continue
    if (leastRaw * 100n < amountRaw * (100n - LOSS_MAX_PCT))
      throw new Refusal('slippageTooWide', 'the least is far below what was shown')
  }
}

function planSolana(
  { intent, owner }: PlanInput,
  action: Extract<SignableAction, { chain: 'solana' }>,
): UnaccountedPlan {
  const wire = fromBase64(action.transactionBase64)
  understood(toBase64(wire) === action.transactionBase64, 'not base64')
  const transaction = decodeSolanaTransaction(wire)
  const left = matchSolana({ intent, transaction, owner })
  const place = transaction.accounts.indexOf(owner)
  return {
    message: transaction.message,
    finish: (signature) => finishSolana(wire, place, signature),
    role: 'main',
    slot: toHex(sha256(transaction.message)),
    blockhash: base58Text(fromHex(transaction.blockhash)),
    ...left,
  }
}

const SIGNATURE_BYTES = 64

/**
 * Into the owner's own place behind the count, which is one byte for as many signatures as fit into a transaction. The
 * places of others stay as they were. The first signature names the transaction, and the owner's is the first.
 */
function finishSolana(wire: Uint8Array, place: number, { bytes }: Signature) {
  wire.set(bytes, 1 + place * SIGNATURE_BYTES)
  return { signedTransaction: toBase64(wire), transactionId: base58Text(bytes) }
}

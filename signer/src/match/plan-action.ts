import { hash } from 'node:crypto'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { hederaAddress } from '../decode/evm/evm-address.ts'
import { matches, Refusal, understood } from '../decode/refusal.ts'
import { decodeSolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { base58Text } from '../sign/base58-text.ts'
import { rulesOf } from './find-rules.ts'
import { planEvm } from './match-evm.ts'
import { matchSolana } from './match-solana.ts'
import { tokenInOneSpelling } from './one-spelling.ts'
import type { Movement, Signature, SigningPlan, UnaccountedPlan } from './signing-plan.ts'

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
  readonly nowMs: number
}

/** The one gate: decodes the bytes, compares them with the intent, and answers with what may be signed. Or throws. */
export function planAction(input: PlanInput): SigningPlan {
  const { intent, action } = input
  matches(intent.chain === action.chain, 'another chain')
  requireBoundedLoss(intent)
  const plan = planByKind(input)
  // What prepares, and the operator's fee, follow from what was allowed already: no limit of their own.
  const isMain = plan.role === 'main'
  return {
    ...plan,
    spends: isMain && kindOf(intent).spends,
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
  const wire = Buffer.from(action.transactionBase64, 'base64')
  understood(wire.toString('base64') === action.transactionBase64, 'not base64')
  const transaction = decodeSolanaTransaction(wire)
  const outflows = matchSolana({ intent, transaction, owner })
  const place = transaction.accounts.indexOf(owner)
  return {
    message: transaction.message,
    finish: (signature) => finishSolana(wire, place, signature),
    role: 'main',
    slot: hash('sha256', transaction.message, 'hex'),
    outflows,
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

/** Whatever nobody has promised an amount of counts as nothing. */
function inflowsOf(intent: Intent): readonly Movement[] {
  const { chain } = intent
  return kindOf(intent)
    .inflows(intent)
    .map(({ token, amountRaw }) => ({
      chain,
      token: tokenInOneSpelling(chain, token),
      amountRaw: amountRaw ?? 0n,
    }))
}

/** In one spelling, so that nobody is new because of capital letters. */
function recipientOf(intent: Intent): string | null {
  const recipient = kindOf(intent).recipient(intent)
  return recipient === null || intent.chain === 'solana' ? recipient : hederaAddress(recipient)
}

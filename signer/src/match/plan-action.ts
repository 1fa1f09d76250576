import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { hederaAddress } from '../decode/evm/evm-address.ts'
import { matches, understood } from '../decode/refusal.ts'
import { decodeSolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { base58Text } from '../sign/base58-text.ts'
import { planEvm } from './match-evm.ts'
import { matchSolana } from './match-solana.ts'
import type { Signature, SigningPlan } from './signing-plan.ts'

export type PlanInput = {
  readonly intent: Intent
  readonly step: number
  readonly action: SignableAction
  /** Key of the vault whose intent it is: in hex for Solana, a lower-case address elsewhere. */
  readonly owner: string
  /** Address that collects the house's share of Hedera transfers; null where it takes none. */
  readonly feeAccount: string | null
}

/** The one gate: decodes the bytes, compares them with the intent, and answers with what may be signed. Or throws. */
export function planAction(input: PlanInput): SigningPlan {
  const { intent, action, owner, feeAccount } = input
  matches(intent.chain === action.chain, 'another chain')
  const plan =
    action.chain === 'solana' ? planSolana(input, action) : planEvm({ intent, action, owner, feeAccount })
  // The house's share follows from what was allowed already: no limit of its own.
  return { ...plan, recipient: plan.role === 'main' ? recipientOf(intent) : null }
}

function planSolana(
  { intent, step, owner }: PlanInput,
  action: Extract<SignableAction, { chain: 'solana' }>,
): Omit<SigningPlan, 'recipient'> {
  const wire = Buffer.from(action.transactionBase64, 'base64')
  understood(wire.toString('base64') === action.transactionBase64, 'not base64')
  const transaction = decodeSolanaTransaction(wire)
  matchSolana({ intent, transaction, owner })
  return {
    message: transaction.message,
    finish: (signature) => finishSolana(wire, signature),
    role: 'main',
    slot: `${intent.id.toLowerCase()}:${step}`,
  }
}

/** There is one signature, behind its count: others have to sign nothing. */
function finishSolana(wire: Buffer, { bytes }: Signature) {
  bytes.copy(wire, 1)
  return { signedTransaction: wire.toString('base64'), transactionId: base58Text(bytes) }
}

/** In one spelling, so that nobody is new because of capital letters. */
function recipientOf(intent: Intent): string | null {
  if (intent.type !== 'transfer') return null
  return intent.chain === 'solana' ? intent.to : hederaAddress(intent.to)
}

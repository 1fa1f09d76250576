import { hash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { signerErrors } from '@windhover/core/signing/errors'
import type { SignRequest, SignResponse } from '@windhover/core/signing/sign-contract'
import type { ApprovalStore } from '../authority/approval-store.ts'
import { Refusal } from '../decode/refusal.ts'
import { readPrices } from '../facts/read-prices.ts'
import type { FactVerifier } from '../facts/verify-facts.ts'
import type { SigningLedger } from '../ledger/signing-ledger.ts'
import { type PlanInput, planAction } from '../match/plan-action.ts'
import type { SigningPlan } from '../match/signing-plan.ts'
import type { SigningOrder } from '../policy/decide-signing.ts'
import type { MicroUsd } from '../policy/limits.ts'
import { valueOutflows } from '../policy/value-outflows.ts'
import { checkApproval } from './check-approval.ts'
import type { KeyRing } from './key-ring.ts'

type Parts = {
  readonly keyRing: KeyRing
  readonly ledger: SigningLedger
  readonly approvals: Pick<ApprovalStore, 'find'>
  readonly approvalSecret: string
  readonly feeAccount: string | null
  /** Contracts of 0x that may settle a swap, in lower case; without any, none is signed. */
  readonly settlers?: readonly string[]
  /** Of what witnesses have said, that which counts. */
  readonly verifyFacts: FactVerifier
  /** How many of them have to say the same. */
  readonly witnessesNeeded: number
  readonly nowMs?: () => number
}

export type SignAction = (request: SignRequest) => Promise<SignResponse>

/**
 * Approval, bytes against intent, what they are worth, limits and ledger, in this order; the signature comes after the record is safe.
 * A crash between the two is harmless: asked again, the same bytes get the same signature.
 */
export function actionSigner(parts: Parts): SignAction {
  const { keyRing, ledger, approvals, approvalSecret, feeAccount, settlers = [], nowMs = Date.now } = parts
  const { verifyFacts, witnessesNeeded: needed } = parts
  const worthOf = (plan: SigningPlan, { facts }: SignRequest): MicroUsd | null =>
    plan.spends ? valueOutflows(plan, readPrices(verifyFacts(facts), { needed, nowMs: nowMs() })) : null
  return async (request) => {
    const { intent, approval, action, step } = request
    const given = await approvals.find(intent)
    if (given === null) checkApproval({ intent, approval, secret: approvalSecret, nowMs: nowMs() })
    const family = action.chain === 'solana' ? 'ed25519' : 'secp256k1'
    const { owner } = await keyRing.open(intent.vaultId, family)
    const plan = planOrRefuse({ intent, step, action, owner, feeAccount, settlers, nowMs: nowMs() })
    const verdict = await ledger.record(orderOf(request, plan, worthOf(plan, request)))
    if (verdict.kind === 'refuse') throw signerErrors[verdict.code]()
    // Asked for again: it may have been closed while the record was written.
    const key = await keyRing.open(intent.vaultId, family)
    const covered = family === 'ed25519' ? plan.message : Buffer.from(keccak_256(plan.message))
    return plan.finish(key.sign(covered))
  }
}

function planOrRefuse(input: PlanInput): SigningPlan {
  try {
    return planAction(input)
  } catch (error) {
    if (error instanceof Refusal) throw signerErrors[error.kind]({ cause: error })
    throw error
  }
}

function orderOf(
  { intent, step, epoch }: SignRequest,
  plan: SigningPlan,
  outMicroUsd: MicroUsd | null,
): SigningOrder {
  return {
    vaultId: intent.vaultId,
    chain: intent.chain,
    slot: plan.slot,
    epoch,
    intentId: intent.id.toLowerCase(),
    step,
    role: plan.role,
    digest: hash('sha256', plan.message, 'hex'),
    spends: plan.spends,
    recipient: plan.recipient,
    outMicroUsd,
  }
}

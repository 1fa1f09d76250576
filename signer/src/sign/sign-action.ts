import { hash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { EvmChainIds } from '@windhover/core/chains/networks'
import { signerErrors } from '@windhover/core/signing/errors'
import type { SignRequest, SignResponse } from '@windhover/core/signing/sign-contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { ApprovalStore } from '../authority/approval-store.ts'
import type { Agreed } from '../authority/find-approvals.ts'
import { Refusal } from '../decode/refusal.ts'
import { readLandings } from '../facts/read-landings.ts'
import { readPrices } from '../facts/read-prices.ts'
import type { FactVerifier } from '../facts/verify-facts.ts'
import type { SigningLedger } from '../ledger/signing-ledger.ts'
import { inflowsOf, outflowsOf, serviceFeeOf } from '../match/intent-flows.ts'
import { type PlanInput, planAction } from '../match/plan-action.ts'
import type { SigningPlan } from '../match/signing-plan.ts'
import type { RefusalCode, SigningOrder } from '../policy/decide-signing.ts'
import { boundsOf } from '../policy/grant-rules.ts'
import { isFeeFair } from '../policy/is-fee-fair.ts'
import type { Landing } from '../policy/may-land-still.ts'
import { valueOutflows } from '../policy/value-outflows.ts'
import type { KeyRing } from './key-ring.ts'

type Parts = {
  readonly keyRing: KeyRing
  readonly ledger: SigningLedger
  readonly approvals: Pick<ApprovalStore, 'find'>
  readonly feeAccount: string | null
  /** Contracts of 0x that may settle a swap, in lower case; without any, none is signed. */
  readonly settlers?: readonly string[]
  /** Who may complete an order of Uniswap X, in lower case; without any, none is signed. */
  readonly cosigners?: readonly string[]
  readonly chainIds: EvmChainIds
  /** Of what witnesses have said, that which counts. */
  readonly verifyFacts: FactVerifier
  /** How many of them have to say the same. */
  readonly witnessesNeeded: number
  readonly nowMs?: () => number
}

export type SignAction = (request: SignRequest) => Promise<SignResponse>

/** Owners do not say so much that it would not be enough. */
const JUDGED_MAX = 5

/**
 * Approval, bytes against intent, what they are worth, limits and ledger, in this order; no signature leaves before the
 * record is safe.
 * A crash between the two is harmless: asked again, the same bytes get the same signature.
 */
export function actionSigner(parts: Parts): SignAction {
  const { keyRing, ledger, approvals, feeAccount, settlers = [], cosigners = [], nowMs = Date.now } = parts
  const { chainIds, verifyFacts, witnessesNeeded: needed } = parts

  /** Null where the owner has said more while it was judged. */
  async function signOnce(request: SignRequest): Promise<SignResponse | null> {
    const { intent, action, step } = request
    const agreed = await approvals.find(intent)
    const family = action.chain === 'solana' ? 'ed25519' : 'secp256k1'
    const opened = await keyRing.open(intent.vaultId, family)
    const context = { owner: opened.owner, feeAccount, settlers, cosigners, chainIds, nowMs: nowMs() }
    const plan = planOrRefuse({ intent, step, action, ...context })
    const said = verifyFacts(request.facts)
    const asked = { needed, nowMs: nowMs() }
    const prices = readPrices(said, asked)
    // A signature of Solana names its transaction, so it belongs into the record; it leaves only after it.
    const signed = plan.blockhash === null ? null : plan.finish(opened.sign(plan.message))
    const verdict = await ledger.record({
      ...orderOf({ request, plan, agreed }),
      outMicroUsd: plan.spends ? valueOutflows(plan, prices) : null,
      isFeeFair: plan.role === 'service-fee' ? isFeeFair(tradeOf(intent), prices) : true,
      landing: landingOf(plan, signed),
      facts: readLandings(said, asked),
    })
    if (verdict.kind === 'judge-again') return null
    if (verdict.kind === 'refuse') throw errorOf(verdict.code)
    if (signed !== null) return signed
    // Asked for again: it may have been closed while the record was written.
    const key = await keyRing.open(intent.vaultId, family)
    return plan.finish(key.sign(keccak_256(plan.message)))
  }

  return async (request) => {
    for (let judged = 0; judged < JUDGED_MAX; judged += 1) {
      const signed = await signOnce(request)
      if (signed !== null) return signed
    }
    throw signerErrors.unavailable()
  }
}

/** By the intent's own figures: the bytes of the fee say nothing of the trade. */
function tradeOf(intent: Intent) {
  return { fee: serviceFeeOf(intent), sold: outflowsOf(intent) ?? [], bought: inflowsOf(intent) }
}

function landingOf({ blockhash }: SigningPlan, signed: SignResponse | null): Landing | null {
  return blockhash === null || signed === null ? null : { blockhash, signature: signed.transactionId }
}

function planOrRefuse(input: PlanInput): SigningPlan {
  try {
    return planAction(input)
  } catch (error) {
    if (error instanceof Refusal) throw signerErrors[error.kind]({ cause: error })
    throw error
  }
}

function errorOf(code: RefusalCode) {
  switch (code) {
    case 'newRecipientNeedsOwner':
    case 'aboveGrantNeedsOwner':
    case 'launchNeedsOwner':
      return authorityErrors[code]()
    default:
      return signerErrors[code]()
  }
}

function orderOf(input: {
  readonly request: SignRequest
  readonly plan: SigningPlan
  readonly agreed: Agreed
}): Omit<SigningOrder, 'outMicroUsd' | 'isFeeFair' | 'landing' | 'facts'> {
  const { plan } = input
  const { given, heard } = input.agreed
  const { intent, step, epoch } = input.request
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
    grant: given.by === 'grant' ? boundsOf(given, kindOf(intent).scope) : null,
    heard,
  }
}
